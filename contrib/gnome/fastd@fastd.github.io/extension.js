// For GNOME 45 and later.

import Clutter from 'gi://Clutter';
import St from 'gi://St';

import {Extension} from 'resource:///org/gnome/shell/extensions/extension.js';
import * as Main from 'resource:///org/gnome/shell/ui/main.js';
import * as PanelMenu from 'resource:///org/gnome/shell/ui/panelMenu.js';
import * as PopupMenu from 'resource:///org/gnome/shell/ui/popupMenu.js';

import {Indicator} from './indicator.js';

export default class FastdExtension extends Extension {
  enable() {
    this._indicator = new Indicator({Clutter, St, PanelMenu, PopupMenu});
    Main.panel.addToStatusArea(this.uuid, this._indicator.button);
  }

  disable() {
    this._indicator?.destroy();
    this._indicator = null;
  }
}
