import { useT } from '../../../shared/i18n.tsx';
import type { Typed } from '../typed.ts';

/** Thirty days instead of twelve hours on this device. */
export function KeepSignedIn({ typed, onType }: { typed: Typed; onType: (change: Partial<Typed>) => void }) {
  const t = useT();
  return (
    <label className="check">
      <input type="checkbox" checked={typed.keep} onChange={(event) => onType({ keep: event.target.checked })} />
      {t('session.keep')}
    </label>
  );
}
