import type { MessageKey } from '../index.ts';

const USUAL = ['excellent', 'good', 'pass', 'fail'] as const;

/** A level's word: the template's own, else the usual one of its key. */
export function levelWord({ key, name }: { key: string; name: string | null }, t: (key: MessageKey) => string): string {
  const usual = USUAL.find((one) => one === key);
  return name ?? (usual ? t(`state.level.${usual}`) : key);
}
