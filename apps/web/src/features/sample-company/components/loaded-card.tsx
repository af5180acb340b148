import type { SampleStanding } from '@rondo/contract/sample-company';
import type { SampleKind } from '@rondo/domain/sample-company';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { AddedList } from './added-list.tsx';
import './sample.css';

interface Props {
  loaded: NonNullable<SampleStanding['loaded']>;
  added: SampleStanding['added'];
  isBusy: boolean;
  onRemove: () => void;
}

/** What is in the sample, each number with its rows, and what people added. */
export function LoadedCard({ loaded, added, isBusy, onRemove }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="card sample-card">
      <p className="meta">{t('sampleCompany.loadedAt', { name: loaded.by.name, time: format.dateTime(loaded.at) })}</p>
      {loaded.isKept && <Banner tone="warn">{t('sampleCompany.kept')}</Banner>}
      <h2>{t('sampleCompany.contains')}</h2>
      <ul className="sample-counts">
        {loaded.counts.map(({ kind, count }) => {
          const to = rowsOf(kind, t);
          const words = t(`sampleCompany.count.${kind}`, { count });
          return <li key={kind}>{to ? <Link to={to}>{words}</Link> : words}</li>;
        })}
      </ul>
      <h2>{t('sampleCompany.added')}</h2>
      {added.counts.length === 0 ? (
        <p className="meta">{t('sampleCompany.nothingAdded')}</p>
      ) : (
        <AddedList added={added} />
      )}
      <Button look="danger" isDisabled={isBusy} onPress={onRemove}>
        {t('sampleCompany.remove')}
      </Button>
    </div>
  );
}

/** The list that shows exactly these rows; people and templates are found by the mark in their names. */
function rowsOf(kind: SampleKind, t: Translate): string | null {
  const q = t('sampleCompany.made.marked', { name: '' }).trim();
  switch (kind) {
    case 'shop':
      return addressOf('/shop', { real: 'false' });
    case 'task':
      return addressOf('/task', { tab: 'all', real: 'false' });
    case 'record':
      return addressOf('/inspect/record', { real: 'false' });
    case 'rectification':
      return addressOf('/inspect/problem', { tab: 'all', real: 'false' });
    case 'member':
      return addressOf('/user/member', { q });
    case 'template':
      return addressOf('/inspect/template', { q });
    default:
      return null;
  }
}
