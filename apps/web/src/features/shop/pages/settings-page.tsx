import { type ShopField, shopFieldApi } from '@rondo/contract/shop-custom';
import { LIMIT } from '@rondo/domain/limit';
import { CalendarDays, Hash, List, Pencil, Plus, TextCursorInput, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { FieldDialog } from '../components/field-dialog.tsx';
import { RemoveField } from '../components/remove-field.tsx';
import { useFieldName } from '../use-shop-fields.ts';
import '../../../shared/ui/list/list.css';
import '../components/shop-settings.css';

const Sortable = lazyPart(() => import('../../../shared/ui/sortable-list.tsx'));

type Open = { kind: 'create' } | { kind: 'edit' | 'remove'; field: ShopField };

const ICONS = { text: TextCursorInput, number: Hash, date: CalendarDays, choice: List };

/** What the company asks of its stores beside what every company does: its own fields, in their order. */
export default function SettingsPage() {
  const t = useT();
  const mayList = useCan()('shop_store');
  const [open, setOpen] = useState<Open | null>(null);
  const { data, isError, error, refetch } = useCall(shopFieldApi.list, {});
  const fields = data?.list ?? [];
  const max = LIMIT.shop.customFields;
  const isFull = fields.length >= max;
  const add = (
    <button
      type="button"
      className="button button-primary"
      disabled={isFull}
      title={isFull ? t('shop.custom.full', { max }) : undefined}
      onClick={() => setOpen({ kind: 'create' })}
    >
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      {t('shop.custom.add')}
    </button>
  );
  const close = () => setOpen(null);
  return (
    <section className="list-page" aria-label={t('shop.custom.title')}>
      <header className="list-head">
        <h1>{t('shop.custom.title')}</h1>
        <div className="list-actions">
          {mayList && (
            <Link className="button" to="/shop">
              {t('shop.title')}
            </Link>
          )}
        </div>
      </header>
      <div className="shop-settings">
        <section className="card shop-settings-card" aria-label={t('shop.custom.subtitle')}>
          <header>
            <div>
              <h2>
                {t('shop.custom.subtitle')}{' '}
                {data && <span className="meta num">{t('shop.custom.count', { count: fields.length, max })}</span>}
              </h2>
              <p className="meta">{t('shop.custom.hint', { max })}</p>
            </div>
            {fields.length > 0 && add}
          </header>
          {isError && !data && <LoadFailure failure={error} onRetry={() => void refetch()} />}
          {!data && !isError && <SkeletonRows rows={4} />}
          {data && fields.length === 0 && (
            <EmptyState kind="nothing-yet" icon={List} title={t('shop.custom.empty')} actions={add}>
              {t('shop.custom.emptyText')}
            </EmptyState>
          )}
          {fields.length > 0 && <FieldList fields={fields} onOpen={setOpen} />}
        </section>
      </div>
      {open?.kind === 'create' && <FieldDialog onClose={close} />}
      {open?.kind === 'edit' && <FieldDialog field={open.field} onClose={close} />}
      {open?.kind === 'remove' && <RemoveField field={open.field} onClose={close} />}
    </section>
  );
}

function FieldList({ fields, onOpen }: { fields: readonly ShopField[]; onOpen: (open: Open) => void }) {
  const t = useT();
  const nameOf = useFieldName();
  // What was dragged stands where it was dropped until the server says so too.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const order = useAct(shopFieldApi.order);
  const shown = asked?.flatMap((id) => fields.find((field) => field.id === id) ?? []) ?? fields;
  const move = async (ids: string[]) => {
    setAsked(ids);
    await order.run({ ids });
    setAsked(null);
  };
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Suspense fallback={<SkeletonRows rows={fields.length} />}>
      <Sortable
        label={t('shop.custom.subtitle')}
        items={shown.map((field) => {
          const Icon = ICONS[field.kind];
          const name = nameOf(field);
          return {
            key: field.id,
            label: name,
            before: <Icon {...icon} />,
            after: (
              <span className="shop-field-acts">
                <span className="meta ellipsis">{kindWords(field, t(`shop.custom.kinds.${field.kind}`))}</span>
                <button
                  type="button"
                  className="quiet"
                  aria-label={t('shop.custom.edit', { name })}
                  title={t('shop.custom.edit', { name })}
                  onClick={() => onOpen({ kind: 'edit', field })}
                >
                  <Pencil {...icon} />
                </button>
                <button
                  type="button"
                  className="quiet"
                  aria-label={t('shop.custom.remove', { name })}
                  title={t('shop.custom.remove', { name })}
                  onClick={() => onOpen({ kind: 'remove', field })}
                >
                  <Trash2 {...icon} />
                </button>
              </span>
            ),
          };
        })}
        maxHeight={1_200}
        onChange={(ids) => void move(ids)}
      />
    </Suspense>
  );
}

/** Its kind, and what can be chosen. */
const kindWords = ({ choices }: ShopField, kind: string): string =>
  choices.length === 0 ? kind : `${kind} · ${choices.map(({ name }) => name).join(' / ')}`;
