import { cycleApi } from '@rondo/contract/cycle';
import { useNavigate } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { cycleInput } from './dispatch-input.ts';
import type { Plan } from './plan.ts';

/** Creates the cycle of a plan, or saves the one that is edited, and goes to it. */
export function useCycleSend(plan: Plan, forget: () => void): { submit: () => void; busy: boolean } {
  const t = useT();
  const navigate = useNavigate();
  const { edited, copyOf } = plan.cycle;
  const done = (id: string, words: string) => {
    forget();
    toast.ok(words);
    void navigate(`/inspect/cycle?open=${id}`, { replace: true });
  };
  const create = useAct(cycleApi.create, {
    onDone: ({ id, number }) => done(id, t('cycle.done.create', { number })),
  });
  const edit = useAct(cycleApi.edit, { onDone: (_, { id }) => done(id, t('cycle.done.edit')) });
  const submit = () => {
    const input = cycleInput(plan, Date.now());
    if (!input || create.busy || edit.busy) return;
    if (edited) void edit.run({ ...input, ...edited });
    else void create.run({ ...input, requestId: plan.requestId, ...(copyOf ? { copyOf } : {}) });
  };
  return { submit, busy: create.busy || edit.busy };
}
