import { Repeat } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Glyph } from '../../../shared/ui/glyph/glyph.tsx';
import type { ItemRow, Mark } from '../draft/item-rows.ts';

export type ContentsRow = ItemRow & {
  /** The answer in words; empty while open. */
  answered: string;
};

type Props = {
  rows: readonly ContentsRow[];
  current: string;
  onPick: (itemId: string) => void;
  /** It fills the page: then it has the page's heading. */
  isPage: boolean;
};

const ORDER = ['failed', 'open', 'done'] as const satisfies readonly Mark[];
const GLYPH = { failed: ['cross', 'bad'], open: ['ring', 'ink'], done: ['check', 'ok'] } as const;

/** All items as rows: failed and open ones first, and among the open ones those that failed the last time. */
export function ContentsList({ rows, current, onPick, isPage }: Props) {
  const t = useT();
  return (
    <nav className="contents" aria-label={t('inspection.list.title')}>
      {isPage && <h1 className="visually-hidden">{t('inspection.list.title')}</h1>}
      {ORDER.map((mark) => {
        const own = rows.filter((row) => row.mark === mark);
        if (own.length === 0) return null;
        const sorted = own.toSorted((a, b) => Number(b.failedLastTime) - Number(a.failedLastTime));
        return (
          <section key={mark}>
            <h2>
              {t(`inspection.list.${mark}`)} <span className="num">{own.length}</span>
            </h2>
            <ul>
              {sorted.map((row) => (
                <li key={row.item.id}>
                  <button
                    type="button"
                    aria-current={row.item.id === current ? 'true' : undefined}
                    onClick={() => onPick(row.item.id)}
                  >
                    <Glyph shape={GLYPH[mark][0]} tone={GLYPH[mark][1]} size={16} />
                    <span className="contents-name">
                      <span>{row.item.name}</span>
                      <span className="meta">
                        {row.category}
                        {row.answered && ` · ${row.answered}`}
                      </span>
                      {row.failedLastTime && (
                        <span className="contents-past">
                          <Repeat size={14} strokeWidth={1.75} aria-hidden />
                          {t('inspection.list.lastFailed')}
                        </span>
                      )}
                    </span>
                    {row.item.severity === 'red_line' && (
                      <>
                        <Glyph shape="octagon" tone="red" size={16} />
                        <span className="visually-hidden">{t('state.severity.red_line')}</span>
                      </>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
