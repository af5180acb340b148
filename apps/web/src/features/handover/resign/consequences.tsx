import { useT } from '../../../shared/i18n.tsx';

/** What follows from a resignation, whatever was in hand. */
export function Consequences({ name }: { name: string }) {
  const t = useT();
  return (
    <ul className="resign-facts dense">
      {(['access', 'history', 'back'] as const).map((key) => (
        <li key={key}>{t(`handover.consequence.${key}`, { name })}</li>
      ))}
    </ul>
  );
}
