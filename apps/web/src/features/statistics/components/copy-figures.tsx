import { memberOptions } from '@rondo/contract/member-options';
import { statisticsApi } from '@rondo/contract/statistics';
import { Link2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Asked } from '../filter.ts';

/** Keeps the figures on screen for oneself or one colleague, and copies the link; it opens for nobody else. */
export function CopyFigures({ asked }: { asked: Asked }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const freeze = useAct(statisticsApi.freeze);
  const copy = async (to: { id: string; name: string } | null) => {
    setOpen(false);
    const kept = await freeze.run({ ...asked, ...(to ? { toId: to.id } : {}) });
    if (!kept) return;
    const address = `${location.origin}${location.pathname}?snapshot=${kept.key}`;
    try {
      await navigator.clipboard.writeText(address);
      toast.ok(to ? t('statistics.freeze.doneFor', { name: to.name }) : t('statistics.freeze.done'));
    } catch (cause) {
      console.warn('the clipboard refused', cause);
      toast.error(t('ui.copyFailed'));
    }
  };
  return (
    <Popover
      label={t('statistics.freeze.who')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom-end"
      trigger={(trigger) => (
        <button type="button" className="button" aria-busy={freeze.busy} {...trigger}>
          <Link2 size={16} strokeWidth={1.75} aria-hidden />
          <span className="statistics-act">{t('statistics.freeze.act')}</span>
        </button>
      )}
    >
      <Recipients onChoose={(to) => void copy(to)} />
    </Popover>
  );
}

/** Who the link is for: oneself first, then colleagues by name. */
function Recipients({ onChoose }: { onChoose: (to: { id: string; name: string } | null) => void }) {
  const t = useT();
  const me = useMe();
  const [keyword, setKeyword] = useState('');
  const people = useCall(memberOptions, { keyword }, { keepPrevious: true, part: true }).data ?? [];
  return (
    <div className="chip-menu statistics-recipients">
      <p className="meta">{t('statistics.freeze.hint')}</p>
      <SearchField label={t('ui.list.filterSearch')} value={keyword} onChange={setKeyword} />
      <div role="listbox" aria-label={t('statistics.freeze.who')}>
        <button type="button" role="option" aria-selected={false} onClick={() => onChoose(null)}>
          <UserRound size={14} strokeWidth={1.75} aria-hidden />
          <span className="ellipsis">{t('statistics.freeze.me')}</span>
        </button>
        {people
          .filter((one) => one.id !== me.id)
          .map(({ id, name }) => (
            <button key={id} type="button" role="option" aria-selected={false} onClick={() => onChoose({ id, name })}>
              <UserRound size={14} strokeWidth={1.75} aria-hidden />
              <span className="ellipsis">{name}</span>
            </button>
          ))}
      </div>
    </div>
  );
}
