import { certificateApi } from '@rondo/contract/certificate';
import type { Input } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { Download, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Importable } from '../../../shared/import/import-flow.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useListExport } from '../../../shared/use-list-export.ts';

const ImportFlow = lazyPart(async () => ({
  default: (await import('../../../shared/import/import-flow.tsx')).ImportFlow,
}));

const CERTIFICATE_IMPORT: Importable = {
  api: certificateApi,
  kind: 'certificate.import',
  title: 'certificate.importing.title',
  maxRows: LIMIT.certificate.imported,
  invalidates: ['certificate'],
};

/** The list as a file, and a file into the list. */
export function CertificateFiles({ filters }: { filters: Input<typeof certificateApi.list> }) {
  const t = useT();
  const can = useCan();
  const exportList = useListExport();
  const [isImporting, setImporting] = useState(false);
  const { page: _page, size: _size, cursor: _cursor, ...asked } = filters;
  const save = () =>
    void exportList({
      title: t('certificate.title'),
      done: t('certificate.exporting.done'),
      count: async () => (await call(certificateApi.list, { ...asked, size: LIMIT.page.sizes[0] })).total,
      save: () => saveAnswer(certificateApi.export, asked),
      inBackground: () => call(certificateApi.startExport, { ...asked, requestId: uuidv7() }),
    });
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      {can('shop_list') && (
        <button
          type="button"
          className="quiet"
          aria-label={t('certificate.exporting.export')}
          title={t('certificate.exporting.export')}
          onClick={save}
        >
          <Download {...icon} />
        </button>
      )}
      {can('shop_store') && (
        <button
          type="button"
          className="quiet"
          aria-label={t('certificate.importing.act')}
          title={t('certificate.importing.act')}
          onClick={() => setImporting(true)}
        >
          <Upload {...icon} />
        </button>
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportFlow {...CERTIFICATE_IMPORT} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
