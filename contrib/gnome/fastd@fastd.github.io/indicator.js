// The button in the panel. It gets the shell's own modules, which every generation of it has
// somewhere else.

import Gio from 'gi://Gio';
import GLib from 'gi://GLib';

import {Follower} from './follower.js';
import {AWAY, iconOf, menuOf, nameOf, read, wordsFor} from './model.js';

export class Indicator {
  /** `shell` has Clutter, St, PanelMenu and PopupMenu. */
  constructor(shell) {
    this._shell = shell;
    this._words = wordsFor(GLib.get_language_names());
    this._items = new Map();
    this._fastctl = findFastctl();
    this.button = this._makeButton();
    this._show(AWAY);
    this._follower = new Follower(
      [this._fastctl, 'bar', 'json', '--follow'],
      line => this._show(read(line) ?? AWAY), () => this._show(AWAY));
    this._follower.start();
  }

  destroy() {
    this._follower.stop();
    this._items.clear();
    this.button.destroy();
  }

  _makeButton() {
    const {Clutter, PanelMenu, St} = this._shell;
    const button = new PanelMenu.Button(0.5, 'fastd');
    const box = new St.BoxLayout({style_class: 'panel-status-indicators-box'});
    this._icon = new St.Icon({style_class: 'system-status-icon'});
    this._label = new St.Label({y_align: Clutter.ActorAlign.CENTER});
    box.add_child(this._icon);
    box.add_child(this._label);
    button.add_child(box);
    return button;
  }

  _show(state) {
    this._icon.icon_name = iconOf(state);
    this._label.text = state.text;
    this._label.visible = state.text !== '';
    this.button.accessible_name = nameOf(state, this._words);
    this._fill(menuOf(state, this._words));
  }

  /** With the same items only their texts change, so that an open menu stays as it is. */
  _fill(entries) {
    const ids = entries.map(entry => entry.id);
    if (ids.join() !== [...this._items.keys()].join()) {
      this.button.menu.removeAll();
      this._items = new Map(entries.map(entry => [entry.id, this._makeItem(entry)]));
      for (const item of this._items.values())
        this.button.menu.addMenuItem(item);
    }
    for (const {id, text} of entries) {
      if (text !== undefined)
        this._items.get(id).label.text = text;
    }
  }

  _makeItem({kind, text, command}) {
    const {PopupMenu} = this._shell;
    switch (kind) {
    case 'separator':
      return new PopupMenu.PopupSeparatorMenuItem();
    case 'heading':
      return new PopupMenu.PopupSeparatorMenuItem(text);
    case 'command': {
      const item = new PopupMenu.PopupMenuItem(text);
      item.connect('activate', () => this._run(command));
      return item;
    }
    default:
      // To be read, also by those who go there with the keys, and nothing to be chosen.
      return new PopupMenu.PopupMenuItem(
        text, {reactive: true, can_focus: true, hover: false, activate: false});
    }
  }

  /** What fastctl has to ask or to refuse it says in a pop-up. */
  _run(command) {
    try {
      Gio.Subprocess.new([this._fastctl, ...command], Gio.SubprocessFlags.NONE);
    } catch (error) {
      logError(error, 'fastd');
    }
  }
}

/** The shell's PATH often lacks where people install things for themselves. */
function findFastctl() {
  const own = GLib.build_filenamev([GLib.get_home_dir(), '.local', 'bin', 'fastctl']);
  return GLib.find_program_in_path('fastctl') ?? GLib.find_program_in_path(own) ?? 'fastctl';
}
