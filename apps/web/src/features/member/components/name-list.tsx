import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';

const SHOWN = 12;

/** Names of shops or groups, the first ones at once. */
export function NameList({ names, empty }: { names: readonly string[]; empty: string }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (names.length === 0) return <p className="meta">{empty}</p>;
  const rest = names.length - SHOWN;
  return (
    <ul className="member-name-list">
      {(isWhole ? names : names.slice(0, SHOWN)).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two shops may have one name, and the order is the server's
        <li key={`${name} ${index}`}>{name}</li>
      ))}
      {rest > 0 && (
        <li>
          <button type="button" className="button button-text" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('member.detail.less') : t('member.detail.more', { count: rest })}
          </button>
        </li>
      )}
    </ul>
  );
}
