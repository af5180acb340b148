/** Why a row of an import stays when it is taken back. */
export type KeptReason = 'changed' | 'used' | 'children' | 'members';

interface Keeping {
  kept: { name: string; reason: string }[];
  /** Remembers what stays; false, so that a filter can end with it. */
  keep: (name: string, reason: KeptReason) => false;
}

/** Collects what an undo has to leave. */
export function keeping(say: (reason: KeptReason) => string): Keeping {
  const kept: Keeping['kept'] = [];
  return {
    kept,
    keep(name, reason) {
      kept.push({ name, reason: say(reason) });
      return false;
    },
  };
}
