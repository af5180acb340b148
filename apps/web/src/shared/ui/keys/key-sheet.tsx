import { useId } from 'react';
import { useT } from '../../i18n.tsx';
import { Dialog } from '../dialog.tsx';
import { KeyList } from './key-list.tsx';
import { GLOBAL_KEYS, type KeyGroup } from './key-rows.ts';
import { useKeyGroups } from './shown-keys.ts';
import './keys.css';

/** The keys of the page one is on, and those of every page. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const groups: KeyGroup[] = [...useKeyGroups(), GLOBAL_KEYS];
  return (
    <Dialog title={t('ui.keys.title')} width={480} onClose={onClose}>
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </Dialog>
  );
}

function Group({ group }: { group: KeyGroup }) {
  const t = useT();
  const id = useId();
  return (
    <section className="key-group" aria-labelledby={id}>
      <h3 id={id}>{t(group.title)}</h3>
      <KeyList rows={group.rows} />
    </section>
  );
}
