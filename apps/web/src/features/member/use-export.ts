import type { Input } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { useState } from 'react';
import { Refusal } from '../../shared/http/http.ts';
import { useT } from '../../shared/i18n.tsx';
import { saveXlsx } from '../../shared/save-xlsx.ts';
import { toast } from '../../shared/ui/toast.ts';

/** Saves the filtered list as a spreadsheet; the transport says why when it cannot. */
export function useExport() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const run = async (filters: Input<typeof memberApi.export>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await saveXlsx(memberApi.export, filters, t('member.exporting.fileName'));
      toast.ok(t('member.exporting.done'));
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
