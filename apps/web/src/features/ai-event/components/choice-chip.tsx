import { type AI_EVENT_CHOICES, aiEventApi } from '@rondo/contract/ai-event';
import { useCall } from '../../../shared/http/query.ts';
import { FoundChip } from '../../../shared/inspect/found-chip.tsx';

interface Props {
  of: (typeof AI_EVENT_CHOICES)[number];
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

type Asked = { keyword: string } | { ids: string[] };

/** A filter of the events by the rules, cameras or review tasks that they are of. */
export function ChoiceChip({ of, ...chip }: Props) {
  return <FoundChip {...chip} useFound={FOUND[of]} />;
}

function useChoices(of: Props['of'], asked: Asked, isWanted: boolean) {
  const named = 'ids' in asked ? { [`${of}Id`]: asked.ids } : asked;
  return useCall(aiEventApi.choices, { of, ...named }, { enabled: isWanted, keepPrevious: true }).data ?? [];
}

const useRules = (asked: Asked, isWanted: boolean) => useChoices('rule', asked, isWanted);
const useCameras = (asked: Asked, isWanted: boolean) => useChoices('camera', asked, isWanted);
const useTasks = (asked: Asked, isWanted: boolean) => useChoices('task', asked, isWanted);
const FOUND = { rule: useRules, camera: useCameras, task: useTasks };
