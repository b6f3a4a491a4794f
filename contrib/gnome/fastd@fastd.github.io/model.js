// What the panel shows for a line of `fastctl bar json --follow`; knows nothing of the shell.

const LONGEST_LINE = 64 * 1024;
const MOST_LINES = 8;

const ENGLISH = {
  away: 'fastd is not running',
  wake: 'Start fastd',
  start: 'Start fasting',
  stop: 'Stop fasting…',
  correct: 'Change the start…',
  felt: 'How did it feel?',
  more: '30 minutes more',
  meal: 'Log a meal…',
  weight: 'Log weight…',
  recent: 'Last fasts',
  completed: 'goal met',
  partial: 'ended early',
  open: 'no goal',
};

const GERMAN = {
  away: 'fastd läuft nicht',
  wake: 'fastd starten',
  start: 'Fasten beginnen',
  stop: 'Fasten beenden …',
  correct: 'Beginn ändern …',
  felt: 'Wie war es?',
  more: '30 Minuten mehr',
  meal: 'Mahlzeit eintragen …',
  weight: 'Gewicht eintragen …',
  recent: 'Letzte Fastenzeiten',
  completed: 'Ziel erreicht',
  partial: 'vorzeitig beendet',
  open: 'ohne Ziel',
};

/** The words for the first language of a list such as ['de_AT.UTF-8', 'de', 'C'] that we speak. */
export function wordsFor(languages) {
  for (const language of languages) {
    if (/^de\b|^de_/.test(language))
      return GERMAN;
    if (/^(en|C|POSIX)\b|^en_/.test(language))
      return ENGLISH;
  }
  return ENGLISH;
}

export const AWAY = Object.freeze({mood: 'away', text: '', lines: [], percentage: 0, recent: []});

/** What a line says, with each field of its type; null for what is no state. */
export function read(line) {
  if (line.length > LONGEST_LINE)
    return null;
  let object;
  try {
    object = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof object?.mood !== 'string' || typeof object.text !== 'string')
    return null;
  const tooltip = typeof object.tooltip === 'string' ? object.tooltip : '';
  return {
    mood: object.mood,
    text: object.text,
    lines: tooltip.split('\n').filter(isRead).slice(0, MOST_LINES),
    percentage: Number.isFinite(object.percentage) ? object.percentage : 0,
    recent: Array.isArray(object.recent) ? object.recent.filter(isFast).slice(-5) : [],
  };
}

/** Not what is empty or drawn with blocks: the menu has the last fasts in words. */
function isRead(line) {
  return line.trim() !== '' && !/[\u2581-\u2588]/.test(line);
}

function isFast(fast) {
  return Number.isFinite(fast?.start) && Number.isFinite(fast.duration);
}

function isRunning(state) {
  return ['fasting', 'near', 'reached', 'over', 'open'].includes(state.mood);
}

/** By its name in the icon theme. */
export function iconOf(state) {
  return `io.github.fastd${ringOf(state)}-symbolic`;
}

function ringOf(state) {
  switch (state.mood) {
  case 'fasting':
  case 'near':
    return `-ring-${Math.floor(Math.min(Math.max(state.percentage, 0), 99) / 10) * 10}`;
  case 'reached':
  case 'over':
    return '-ring-met';
  case 'open':
    return '-ring-open';
  case 'away':
    return '-ring-away';
  default:
    return '';
  }
}

/** What a screen reader says for the button. */
export function nameOf(state, words) {
  const said = state.lines[0] ?? (state.text || words.away);
  return said.startsWith('fastd') ? said : `fastd: ${said}`;
}

/**
 * The menu from top to bottom. Items with the same ids in the same order differ in their texts
 * alone; `command` is what fastctl is asked for.
 */
export function menuOf(state, words, days = {}) {
  const lines = state.mood === 'away' && !state.lines.length ? [words.away] : state.lines;
  return [
    ...lines.map((text, index) => ({id: `line-${index}`, kind: 'text', text})),
    {id: 'before-commands', kind: 'separator'},
    ...commandsOf(state, words, days.now ?? Date.now()),
    ...recentOf(state, words, days),
  ];
}

function commandsOf(state, words, now) {
  const command = (id, ...argv) =>
    ({id, kind: 'command', text: words[id], command: [...argv, '--popup']});
  if (state.mood === 'away')
    return [command('wake', 'status')];
  const journals = [command('meal', 'meal'), command('weight', 'weight')];
  if (!isRunning(state)) {
    const felt = hasJustEnded(state.recent.at(-1), now) ? [command('felt', 'edit')] : [];
    return [command('start', 'start'), ...felt, ...journals];
  }
  const more = state.mood === 'open' ? [] : [command('more', 'goal', '+30m')];
  return [command('stop', 'stop'), command('correct', 'edit'), ...more, ...journals];
}

/** Whether one still knows how it was, as fastctl's own menu asks it. */
function hasJustEnded(fast, now) {
  return fast !== undefined && now - (fast.start + fast.duration * 1000) < 24 * 60 * 60 * 1000;
}

function recentOf(state, words, days) {
  if (!state.recent.length)
    return [];
  return [
    {id: 'recent', kind: 'heading', text: words.recent},
    ...[...state.recent].reverse().map((fast, index) =>
      ({id: `recent-${index}`, kind: 'text', text: textOf(fast, words, days)})),
  ];
}

/** "Fri, 6 Mar · 16:20 · goal met", by the day on which it ended. */
function textOf(fast, words, {locale, timeZone} = {}) {
  const end = new Date(fast.start + fast.duration * 1000);
  const day = end.toLocaleDateString(
    locale, {timeZone, weekday: 'short', day: 'numeric', month: 'short'});
  const minutes = Math.floor(Math.max(fast.duration, 0) / 60);
  const length = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const outcome = words[fast.outcome];
  return [day, length, ...outcome ? [outcome] : []].join(' · ');
}
