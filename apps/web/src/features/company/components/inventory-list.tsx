import type { inventory as shape } from '@rondo/contract/dissolution';
import type { z } from 'zod';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

const ROWS = [
  'members',
  'departments',
  'roles',
  'shops',
  'templates',
  'tasks',
  'records',
  'rectifications',
  'messages',
  'devices',
  'cycles',
  'subscriptions',
  'notices',
  'documents',
  'dashboards',
  'files',
] as const;

/** How much of what would be gone. */
export function InventoryList({ inventory }: { inventory: z.output<typeof shape> }) {
  const t = useT();
  const format = useFormat();
  return (
    <section aria-label={t('dissolution.inventory')}>
      <h3>{t('dissolution.inventory')}</h3>
      <dl className="company-inventory">
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`dissolution.row.${row}`)}</dt>
            <dd className="num">{format.count(inventory[row])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('dissolution.row.bytes')}</dt>
          <dd className="num">{format.bytes(inventory.bytes)}</dd>
        </div>
        <div>
          <dt>{t('dissolution.row.recordingBytes')}</dt>
          <dd className="num">{format.bytes(inventory.recordingBytes)}</dd>
        </div>
      </dl>
    </section>
  );
}
