import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import type { Mode } from '@rondo/domain/task';
import { useCall } from '../http/query.ts';

/** The process that template or company preset for a kind of inspection; `null` where there is none. */
export function usePresetProcess(mode: Mode, templateId: string | null) {
  const input = { mode, ...(templateId ? { templateId } : {}) };
  const { data, isPending } = useCall(inspectSettingApi.process, input, { enabled: templateId !== null, part: true });
  return { preset: data?.process ?? null, isKnown: templateId !== null && !isPending };
}
