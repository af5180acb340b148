import type { Input } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call, Refusal } from '../../shared/http/http.ts';
import { useT } from '../../shared/i18n.tsx';
import { saveAnswer } from '../../shared/save-answer.ts';
import { toast } from '../../shared/ui/toast.ts';

/** Saves the filtered list as a spreadsheet, a long one as background work; the transport says why when it cannot. */
export function useExport() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const run = async (filters: Input<typeof memberApi.export>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { total } = await call(memberApi.list, { ...filters, size: LIMIT.page.sizes[0] });
      if (total > LIMIT.export.atOnceRows) {
        await call(memberApi.startExport, { ...filters, requestId: uuidv7() });
        toast.info(t('job.started', { name: t('job.kind.member.export') }));
      } else {
        await saveAnswer(memberApi.export, filters);
        toast.ok(t('member.exporting.done'));
      }
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
