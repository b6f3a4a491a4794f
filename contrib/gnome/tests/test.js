// Run by contrib/checks/gnome: gjs -m test.js DIRECTORY, where DIRECTORY holds the extension with
// the shell's modules replaced by those beside this file.

import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import System from 'system';

const place = Gio.File.new_for_path(System.programArgs[0]).get_uri();
const loop = new GLib.MainLoop(null, false);
let failures = 0;
let model, Follower, pauseAfter, english, german;

function same(what, is, expected) {
  const [left, right] = [JSON.stringify(is), JSON.stringify(expected)];
  if (left === right)
    return;
  failures++;
  printerr(`${what}\n  is       ${left}\n  and not  ${right}`);
}

/** Goes on when the condition holds; nothing takes half a minute here. */
async function eventually(what, condition) {
  for (let tries = 0; tries < 3000; tries++) {
    if (condition())
      return;
    await new Promise(resolve => GLib.timeout_add(GLib.PRIORITY_DEFAULT, 10, () => {
      resolve();
      return GLib.SOURCE_REMOVE;
    }));
  }
  same(what, 'never', 'true');
}

// An hour after the newer one of the fasts below.
const days = {locale: 'en-GB', timeZone: 'UTC', now: 1772737200000 + 40000 * 1000 + 3600000};
const fasting = {
  state: 'fasting', mood: 'fasting', text: '2:55 left', percentage: 82,
  tooltip: '13:05 of 16 h · 2:55 left → 12:00\n\nSince Thu 20:00\nLast fasts: 12:00 ▆',
  recent: [
    {start: 1772650800000, duration: 58800, goal: 57600, outcome: 'completed'},
    {start: 1772737200000, duration: 40000, goal: null, outcome: 'new in a later version'},
  ],
};
const line = (changes = {}) => JSON.stringify({...fasting, ...changes});
const shown = (state, words = english, later = 0) =>
  model.menuOf(state, words, {...days, now: days.now + later}).map(({id, text, command}) => command?.join(' ') ?? text ?? id);

function reads() {
  const state = model.read(line());
  same('the lines', state.lines, ['13:05 of 16 h · 2:55 left → 12:00', 'Since Thu 20:00']);
  same('the menu while fasting', shown(state), [
    '13:05 of 16 h · 2:55 left → 12:00', 'Since Thu 20:00', 'before-commands', 'stop --popup',
    'edit --popup', 'goal +30m --popup', 'meal --popup', 'weight --popup', 'Last fasts', 'Fri 6 Mar · 11:06', 'Thu 5 Mar · 16:20 · goal met']
    .map(text => text.replace(/^(Fri|Thu) /, '$1, ')));
  same('the name', model.nameOf(state, english), 'fastd: 13:05 of 16 h · 2:55 left → 12:00');
  same('idle', shown(model.read(line({mood: 'idle', tooltip: 'Not fasting', recent: []}))),
    ['Not fasting', 'before-commands', 'start --popup', 'meal --popup', 'weight --popup']);
  same('without a goal', shown(model.read(line({mood: 'open', tooltip: 'x', recent: []}))),
    ['x', 'before-commands', 'stop --popup', 'edit --popup', 'meal --popup', 'weight --popup']);
  same('after a fast', shown(model.read(line({mood: 'idle', tooltip: 'x'}))).slice(0, 4),
    ['x', 'before-commands', 'start --popup', 'edit --popup']);
  same('a day after a fast',
    shown(model.read(line({mood: 'idle', tooltip: 'x'})), english, 23 * 3600000).slice(0, 4),
    ['x', 'before-commands', 'start --popup', 'meal --popup']);
  same('away', shown(model.AWAY), ['fastd is not running', 'before-commands', 'status --popup']);
  same('away in German', shown(model.AWAY, german)[0], 'fastd läuft nicht');
  same('the name of what is away', model.nameOf(model.AWAY, english), 'fastd is not running');
  same('both languages', Object.keys(german), Object.keys(english));
}

function draws() {
  const icon = (mood, percentage) => model.iconOf(model.read(line({mood, percentage})))
    .replace('io.github.fastd', '').replace('-symbolic', '');
  same('the icons', [
    icon('idle', 0), icon('eating', 0), icon('fasting', 0), icon('fasting', 9), icon('near', 99),
    icon('fasting', 100), icon('fasting', -3), icon('reached', 100), icon('over', 100),
    icon('open', 0), icon('away', 0), icon('of a later version', 5)],
  ['', '', '-ring-0', '-ring-0', '-ring-90', '-ring-90', '-ring-0', '-ring-met', '-ring-met',
    '-ring-open', '-ring-away', '']);
}

function refuses() {
  const bad = ['', 'null', '[]', '3', '"x"', '{', '{}', '{"mood":1,"text":""}',
    '{"mood":"idle","text":null}', line({note: 'x'.repeat(70000)})];
  same('what is no state', bad.map(model.read), bad.map(() => null));
  const odd = model.read(line({
    tooltip: 7, percentage: 'many', recent: [null, 1, {}, {start: 'a', duration: 1}]}));
  same('fields of another type', odd,
    {mood: 'fasting', text: '2:55 left', lines: [], percentage: 0, recent: []});
  const many = model.read(line({
    tooltip: 'x\n'.repeat(1000), recent: Array(1000).fill({start: 0, duration: 1})}));
  same('very much of it', [many.lines.length, many.recent.length], [8, 5]);
}

async function follows() {
  same('the pauses', [1, 2, 3, 11, 1000].map(pauseAfter), [1000, 2000, 4000, 600000, 600000]);
  const heard = [];
  let ends = 0;
  const script = 'printf "one\\ntwo\\n"; [ -e "$0" ] && exec sleep 1000; touch "$0"';
  const mark = `${System.programArgs[0]}/mark`;
  const follower = new Follower(
    ['sh', '-c', script, mark], one => heard.push(one), () => ends++, () => 1);
  follower.start();
  await eventually('it is started again', () => heard.length === 4);
  same('what was heard', [heard, ends], [['one', 'two', 'one', 'two'], 1]);
  const process = follower._run.process;
  follower.stop();
  await eventually('it ends what it started', () => process.get_identifier() === null);
  const missing = new Follower(['/nowhere/fastctl'], () => {}, () => ends++, () => 1);
  missing.start();
  await eventually('it tries again what is not there', () => ends >= 4);
  missing.stop();
  const before = ends;
  const quits = new Follower(['sh', '-c', 'echo x; sleep 1000'], () => quits.stop(), () => ends++);
  quits.start();
  await eventually('it can be stopped by what it calls', () => quits._run === null);
  same('ends after a stop', ends, before);
}

/** The whole extension, with the shell's part played by what is beside this file. */
async function plays(module, make) {
  const {default: shell} = await import(`${place}/shell/played.js`);
  globalThis.shell = shell;
  const said = `${System.programArgs[0]}/said`;
  const bin = `${System.programArgs[0]}/bin`;
  GLib.setenv('PATH', `${bin}:${GLib.getenv('PATH')}`, true);
  const extension = await make(module);
  extension.enable();
  await eventually('the button is in the panel', () => shell.panel['fastd@fastd.github.io']);
  const button = shell.panel['fastd@fastd.github.io'];
  const texts = () => button.menu.items.map(item => item.label.text);
  await eventually('the menu has the state', () => texts()[0] === 'Not fasting');
  const [first] = button.menu.items;
  Gio.Subprocess.new(['sh', '-c', 'echo >"$0"', `${System.programArgs[0]}/go`], 0);
  await eventually('the menu has the next state', () => texts()[0] === 'Not fasting yet');
  same('an open menu keeps its items', button.menu.items[0] === first, true);
  same('the name of the button', button.accessible_name, 'fastd: Not fasting yet');
  button.menu.items.find(item => item.label.text === english.start).emit('activate');
  await eventually('a choice is fastctl\'s', () => GLib.file_test(said, GLib.FileTest.EXISTS));
  extension.disable();
  same('the panel after it', Object.keys(shell.panel), []);
  GLib.unlink(said);
  extension.enable();
  extension.disable();
  same('the panel after a quick change of mind', Object.keys(shell.panel), []);
}

// Not at the top: a loop that runs within a module that waits keeps it waiting.
async function all() {
  model = await import(`${place}/model.js`);
  ({Follower, pauseAfter} = await import(`${place}/follower.js`));
  english = model.wordsFor(['en_GB.UTF-8', 'C']);
  german = model.wordsFor(['de_AT.UTF-8', 'de', 'C']);
  reads();
  draws();
  refuses();
  await follows();
  await plays(`${place}/extension.js`, async path =>
    new (await import(path)).default({uuid: 'fastd@fastd.github.io'}));
  await plays('shell-42', () => {
    imports.searchPath.unshift(`${System.programArgs[0]}/shell-42`);
    const dir = Gio.File.new_for_path(System.programArgs[0]);
    return imports.extension.init({uuid: 'fastd@fastd.github.io', dir});
  });
}

all().catch(error => {
  failures++;
  printerr(`${error}\n${error.stack}`);
}).finally(() => loop.quit());
loop.run();
System.exit(failures ? 1 : 0);
