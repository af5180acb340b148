import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import type { Mode } from '@rondo/domain/task';
import { useCall } from '../http/query.ts';

/** The processes that template or company preset for inspections by some templates, in their order; `null` where there is none. */
export function usePresetProcesses(mode: Mode, templateIds: readonly string[]) {
  const enabled = templateIds.length > 0;
  const input = { mode, ...(enabled ? { templateId: [...templateIds] } : {}) };
  const { data, isPending } = useCall(inspectSettingApi.process, input, { enabled, part: true });
  return { presets: data?.processes ?? [], isKnown: enabled && !isPending };
}
