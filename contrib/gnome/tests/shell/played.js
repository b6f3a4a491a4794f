// Just so much of GNOME's shell as the extension uses, without a screen.

class Actor {
  constructor(properties = {}) {
    this.children = [];
    this.handlers = {};
    Object.assign(this, properties);
  }

  add_child(child) {
    this.children.push(child);
  }

  connect(signal, handler) {
    this.handlers[signal] = handler;
  }

  emit(signal) {
    this.handlers[signal]?.();
  }
}

class Item extends Actor {
  constructor(text = '') {
    super();
    this.label = new Actor({text});
  }
}

class Button extends Actor {
  menu = {
    items: [],
    addMenuItem(item) {
      this.items.push(item);
    },
    removeAll() {
      this.items = [];
    },
  };

  destroy() {
    for (const [name, button] of Object.entries(panel)) {
      if (button === this)
        delete panel[name];
    }
  }
}

const panel = {};
const shell = {
  panel,
  Clutter: {ActorAlign: {CENTER: 2}},
  St: {BoxLayout: Actor, Icon: Actor, Label: Actor},
  PanelMenu: {Button},
  PopupMenu: {PopupMenuItem: Item, PopupSeparatorMenuItem: Item},
  Main: {
    panel: {
      addToStatusArea(name, button) {
        panel[name] = button;
      },
    },
  },
};

export class Extension {
  constructor(metadata) {
    Object.assign(this, metadata);
  }
}

export default shell;
