import { type CertificateDetail, certificateApi } from '@rondo/contract/certificate';
import type { Output } from '@rondo/contract/kit/endpoint';
import { VALIDITIES } from '@rondo/domain/certificate';
import { ArchiveRestore, FileBadge, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { Opener } from '../../../shared/ui/opener.tsx';
import { CertificateCard } from '../components/certificate-card.tsx';
import { useCertificateColumns } from '../components/certificate-columns.tsx';
import { CertificateFiles } from '../components/certificate-files.tsx';
import { CertificateFilters } from '../components/certificate-filters.tsx';
import { CertificateForm } from '../components/certificate-form.tsx';
import { countedOf, FILTERS, filterLabels, inputOf } from '../list-input.ts';
import { holderOf, titleOf } from '../use-words.ts';

const CertificateDrawer = lazyAtTouch(() => import('../components/certificate-drawer.tsx'));

/** Certificates: the list, one of them open at the right, the form over both. */
export default function CertificatePage() {
  const t = useT();
  const params = useListParams({ filters: FILTERS, sort: 'until' });
  const list = useList({
    name: 'certificate',
    endpoint: certificateApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useCertificateColumns(),
  });
  const { page: _page, size: _size, ...filters } = inputOf(params);
  const counts = useCall(certificateApi.counts, countedOf(params), { keepPrevious: true }).data;
  const mayCreate = counts?.can.create ?? false;
  const [isFormAsked, setFormAsked] = useState(false);
  /** What the form is about: a certificate, or a new one. */
  const [form, setForm] = useState<CertificateDetail | 'new' | null>(null);
  // Who may add one is known only once the counters are there.
  useAskedDialog((asked) => setFormAsked(asked === 'create'));
  const shownForm = form ?? (isFormAsked && mayCreate ? 'new' : null);
  const closeForm = () => {
    setForm(null);
    setFormAsked(false);
  };
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('certificate.create')}
    </Button>
  );
  return (
    <>
      <TablePage
        list={list}
        title={t('certificate.title')}
        actions={
          <>
            <SubscribeLink report="certificates" filters={filters} />
            <CertificateFiles filters={inputOf(params)} />
            {mayCreate && <BinButton />}
            {create}
          </>
        }
        tabs={tabsOf(counts, t)}
        tab={VALIDITIES.find((validity) => validity === params.filters.validity[0]) ?? ''}
        onTab={(key) => params.set({ filters: { validity: key ? [key] : [] }, open: null })}
        filters={(bar) => <CertificateFilters {...bar} />}
        nameOf={(row) => `${holderOf(row)} ${titleOf(row, t)}`}
        card={(row) => <CertificateCard row={row} />}
        empty={{
          noun: t('certificate.noun'),
          icon: FileBadge,
          nothingYet: t(mayCreate ? 'certificate.nothingYet' : 'certificate.nothingYetOwn'),
          actions: create,
        }}
        drawer={(row) => <CertificateDrawer {...row} onEdit={setForm} />}
      />
      {shownForm && (
        <CertificateForm {...(shownForm === 'new' ? {} : { certificate: shownForm })} onClose={closeForm} />
      )}
    </>
  );
}

type Counts = Output<typeof certificateApi.counts>;

/** All, and one tab for each validity; what is due within 7 days is among those due within 60. */
const tabsOf = (counts: Counts | undefined, t: Translate) => [
  { key: '' as const, label: t('certificate.all'), count: counts?.all ?? null },
  ...VALIDITIES.map((validity) => ({
    key: validity,
    label: t(`state.certificate.${validity}`),
    count: counts?.[validity] ?? null,
  })),
];

/** What was deleted, and the way back. */
function BinButton() {
  const t = useT();
  return (
    <Opener label={t('certificate.bin')} icon={ArchiveRestore}>
      {(close) => <BinDialog read={certificateApi.bin} restore={certificateApi.restore} onClose={close} />}
    </Opener>
  );
}
