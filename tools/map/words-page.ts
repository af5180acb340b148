import { AUDIT_KINDS } from '@rondo/domain/audit';
import { messages as en } from '@rondo/messages/en-US/index.gen';
import { messages as zh } from '@rondo/messages/zh-CN/index.gen';
import { heading, table } from './table.ts';

/** What the product calls its objects and their states, in both languages. */
export function wordsPage(): string {
  const objects = AUDIT_KINDS.map((kind) => [`\`${kind}\``, zh.audit.kind[kind], en.audit.kind[kind]]);
  const english = new Map(wordsIn(en.state));
  const states = wordsIn(zh.state).map(([key, word]) => [`\`${key}\``, word, english.get(key) ?? '']);
  return [
    heading(
      'Words',
      'One thing has one word in each language; words that are easy to mix up: [glossary](../glossary.md).',
    ),
    `## Objects\n\n${table(['in code', '中文', 'English'], objects)}\n`,
    `## States\n\n${table(['object.state', '中文', 'English'], states)}\n`,
  ].join('\n');
}

/** `task.pending` and its word. */
const wordsIn = (states: Readonly<Record<string, Readonly<Record<string, string>>>>): [string, string][] =>
  Object.entries(states).flatMap(([object, words]) =>
    Object.entries(words).map(([state, word]): [string, string] => [`${object}.${state}`, word]),
  );
