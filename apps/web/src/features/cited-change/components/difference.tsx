import type { CitedChange } from '@rondo/contract/cited-change';
import { useT } from '../../../shared/i18n.tsx';
import './cited.css';

interface Props {
  label: string;
  parts: NonNullable<CitedChange['whole']>;
}

/** Two texts in one: what is gone is struck, what is new is underlined, so that no colour is needed to tell them apart. */
export function Difference({ label, parts }: Props) {
  const t = useT();
  if (parts.every(({ kind }) => kind === 'same') && parts.length <= 1)
    return <p className="meta">{t('citedChange.unchanged')}</p>;
  return (
    <section className="cited-difference" aria-label={label}>
      {parts.map(({ kind, text }, at) => {
        // The parts of one answer never move.
        const key = `${at}`;
        if (kind === 'gone') return <del key={key}>{text}</del>;
        if (kind === 'new') return <ins key={key}>{text}</ins>;
        return <span key={key}>{text}</span>;
      })}
    </section>
  );
}
