// For GNOME 42 to 44, whose extensions are no modules yet but can load some.

/* exported init */

const {Clutter, St} = imports.gi;
const Main = imports.ui.main;
const PanelMenu = imports.ui.panelMenu;
const PopupMenu = imports.ui.popupMenu;

class FastdExtension {
  constructor(meta) {
    this._uuid = meta.uuid;
    this._module = `${meta.dir.get_uri()}/indicator.js`;
    this._isEnabled = false;
  }

  enable() {
    this._isEnabled = true;
    import(this._module).then(({Indicator}) => {
      // It may have been switched off, or off and on again, in the meantime.
      if (!this._isEnabled || this._indicator)
        return;
      this._indicator = new Indicator({Clutter, St, PanelMenu, PopupMenu});
      Main.panel.addToStatusArea(this._uuid, this._indicator.button);
    }).catch(error => logError(error, this._uuid));
  }

  disable() {
    this._isEnabled = false;
    this._indicator?.destroy();
    this._indicator = null;
  }
}

function init(meta) {
  return new FastdExtension(meta);
}
