import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { NotShownFace } from './not-shown.tsx';
import { SheetTable } from './sheet-table.tsx';
import { sheetsOf } from './sheets.ts';
import { requireOpen, useDocument } from './use-document.ts';
import { faultOf, type ViewerProps } from './viewer-props.ts';

/** A workbook: its sheets as tabs, each as a table. */
export default function SheetView({ node, url }: ViewerProps) {
  const t = useT();
  const [at, setAt] = useState(0);
  const read = useDocument(node.file?.id ?? '', url, (bytes) => {
    requireOpen(bytes);
    return sheetsOf(bytes);
  });
  if (read.error) return <NotShownFace node={node} fault={faultOf(read.error)} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Spinner />;
  const sheets = read.data;
  const sheet = sheets[at];
  return (
    <>
      <Tabs
        label={t('knowledge.view.sheets')}
        items={sheets.map(({ name }, index) => ({ key: String(index), label: name }))}
        current={String(at)}
        onChange={(key) => setAt(Number(key))}
      />
      {sheet && <SheetTable sheet={sheet} />}
    </>
  );
}
