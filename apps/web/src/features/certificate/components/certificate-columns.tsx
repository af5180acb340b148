import type { CertificateRow } from '@rondo/contract/certificate';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { holderOf, titleOf, useDayWords } from '../use-words.ts';

/** The columns of the list. */
export function useCertificateColumns(): Column<CertificateRow>[] {
  const t = useT();
  const format = useFormat();
  const words = useDayWords();
  return [
    {
      key: 'certificate',
      title: t('certificate.column.certificate'),
      width: 180,
      always: true,
      render: (r) => titleOf(r, t),
      textOf: (r) => titleOf(r, t),
    },
    {
      key: 'holder',
      title: t('certificate.column.holder'),
      always: true,
      render: (r) => (
        <span className="certificate-holder">
          <span className="ellipsis">{holderOf(r)}</span>
          {r.member && r.shop && <span className="meta ellipsis">{r.shop.name}</span>}
        </span>
      ),
      textOf: (r) => [holderOf(r), r.member && r.shop?.name].filter(Boolean).join(' · '),
    },
    {
      key: 'number',
      title: t('certificate.field.number'),
      width: 190,
      render: (r) => <span className="num">{r.number || '—'}</span>,
      textOf: (r) => r.number,
    },
    {
      key: 'until',
      title: t('certificate.field.validUntil'),
      width: 120,
      sortable: true,
      render: (r) => <span className="num">{words.until(r.validUntil)}</span>,
    },
    {
      key: 'left',
      title: t('certificate.column.daysLeft'),
      width: 120,
      render: (r) => <span className="num">{words.left(r.validUntil)}</span>,
    },
    {
      key: 'validity',
      title: t('certificate.validity'),
      width: stateWidth('certificate', t),
      render: (r) => <StateLabel object="certificate" state={r.validity} />,
    },
    {
      key: 'photos',
      title: t('certificate.column.photos'),
      width: 72,
      hidden: true,
      align: 'right',
      render: (r) => <span className="num">{r.photoCount === 0 ? '—' : format.count(r.photoCount)}</span>,
    },
    {
      key: 'updated',
      title: t('certificate.column.updated'),
      width: 140,
      hidden: true,
      sortable: true,
      render: (r) => <span className="num">{format.dateTime(r.updatedAt)}</span>,
    },
  ];
}
