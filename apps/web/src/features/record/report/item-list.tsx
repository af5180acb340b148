import type { RecordDetail, RecordItem } from '@rondo/contract/record';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { EditAnswer } from '../../inspection/index.ts';
import { ExcludedList } from './excluded-list.tsx';
import { ItemRow } from './item-row.tsx';
import './items.css';

/** Failed items first, the gravest on top; the others by section when they are wanted, or where nothing failed. */
export function ItemList({ record }: { record: RecordDetail }) {
  const t = useT();
  const [hidesPassed, setHidesPassed] = useState(() => record.items.some((item) => item.result === 'fail'));
  const failed = record.items.filter((item) => item.result === 'fail').sort(byGravity);
  const rest = record.items.filter((item) => item.result !== 'fail');
  const sections = [...new Set(rest.map((item) => item.category))];
  return (
    <section className="card report-items">
      <header className="report-card-head">
        <h2>
          {t('record.items.failed')}{' '}
          <span className="meta num">
            {t('record.items.count', { failed: failed.length, total: record.items.length })}
          </span>
        </h2>
        <label className="check no-print">
          <input type="checkbox" checked={hidesPassed} onChange={({ target }) => setHidesPassed(target.checked)} />
          {t('record.items.hidePassed')}
        </label>
      </header>
      {failed.length === 0 && <p className="meta report-none">{t('record.items.noneFailed')}</p>}
      <Rows items={failed} record={record} />
      {!hidesPassed &&
        sections.map((section) => (
          <section key={section}>
            <h3 className="report-section">{section}</h3>
            <Rows items={rest.filter((item) => item.category === section)} record={record} />
          </section>
        ))}
      <ExcludedList excluded={record.excluded} />
    </section>
  );
}

function Rows({ items, record }: { items: readonly RecordItem[]; record: RecordDetail }) {
  const numbers = new Map(record.carried.map((source) => [source.recordId, source.number]));
  const [edited, setEdited] = useState<RecordItem | null>(null);
  const { id, can, edits } = record;
  return (
    <>
      <ul>
        {items.map((item) => (
          <ItemRow
            key={item.sort}
            item={item}
            shopId={record.shop.id}
            submittedAt={record.submittedAt}
            carriedFrom={item.carriedFrom === null ? null : (numbers.get(item.carriedFrom) ?? null)}
            edits={edits.filter((edit) => edit.itemId === item.itemId)}
            onEdit={can.edit && isEditable(item) ? () => setEdited(item) : null}
          />
        ))}
      </ul>
      {edited && (
        <Suspense fallback={null}>
          <EditAnswer recordId={id} itemId={edited.itemId} name={edited.name} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Pictures and signatures are what they are. */
const isEditable = ({ answerType }: RecordItem): boolean => answerType !== 'photo' && answerType !== 'signature';

const GRAVITY: Record<RecordItem['severity'], number> = { red_line: 0, major: 1, normal: 2 };

function byGravity(a: RecordItem, b: RecordItem): number {
  return GRAVITY[a.severity] - GRAVITY[b.severity] || a.sort - b.sort;
}
