import { templateApi } from '@rondo/contract/template';
import { Refusal } from '../../shared/http/http.ts';
import { useT } from '../../shared/i18n.tsx';
import { saveXlsx } from '../../shared/save-xlsx.ts';

interface Version {
  id: string;
  name: string;
  no: number;
  /** Absent: the draft, else the live one. */
  versionId?: string;
}

/** Saves the check items of a version as a spreadsheet that the import takes back. A refusal is told as any other. */
export function useTemplateExport() {
  const t = useT();
  return ({ id, name, no, versionId }: Version) => {
    const wanted = versionId ? { id, versionId } : { id };
    saveXlsx(templateApi.export, wanted, t('template.exporting.fileName', { name, no })).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
    });
  };
}
