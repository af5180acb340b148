import type { Bringing, Brought } from './brought.ts';
import { FEATURES } from './features.gen.ts';
import type { ToldMessage } from './told-message.ts';

type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** The texts of messages about the company and its people: `notification.system.<text>`. */
export type SystemText = KeysOf<Brought<'systemTexts'>>;

type UnderScore<Noun extends string> = Noun extends `${infer Head}-${infer Tail}`
  ? `${Head}_${UnderScore<Tail>}`
  : Noun;

/** Who tells them, as what is muted: a noun, `points_appeal`. */
export type TellingNoun = UnderScore<Bringing<'systemTexts'>['noun']>;
export type ToldKind = `system.${TellingNoun}`;

interface Told extends ToldMessage {
  kind: ToldKind;
}

const TOLD: ReadonlyMap<string, Told> = new Map(
  FEATURES.flatMap((feature) => {
    if (!('systemTexts' in feature)) return [];
    // The type above, made of the same noun.
    const kind = `system.${feature.noun.replaceAll('-', '_')}` as ToldKind;
    return Object.entries<ToldMessage>(feature.systemTexts).map(([text, one]) => [text, { ...one, kind }] as const);
  }),
);

export const TOLD_KINDS: readonly ToldKind[] = [...new Set([...TOLD.values()].map(({ kind }) => kind))];

/** Where a text is filed, as whom it is told and what it is muted by. */
export function toldBy(text: SystemText): Told {
  const told = TOLD.get(text);
  if (!told) throw new Error(`no feature tells ${text}`);
  return told;
}

/** The same of a stored text, `system.device_away`; `null` where no feature tells it any more, or it tells of work. */
export const toldOfStored = (text: string): Told | null =>
  text.startsWith('system.') ? (TOLD.get(text.slice('system.'.length)) ?? null) : null;
