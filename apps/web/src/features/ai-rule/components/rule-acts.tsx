import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Exactly the acts that the server offers this reader. */
export function RuleActs({ rule, onEdit }: { rule: AiRuleDetail; onEdit: () => void }) {
  const t = useT();
  const { id, rev, can } = rule;
  const move = useAct(aiRuleApi.move, { onDone: (_, { event }) => toast.ok(t(`aiRule.done.${event}`)) });
  if (!can.edit && can.events.length === 0) return null;
  return (
    <>
      {can.events.map((event) => (
        <Button key={event} isBusy={move.busy} onPress={() => void move.run({ id, rev, event })}>
          {t(`aiRule.act.${event}`)}
        </Button>
      ))}
      {can.edit && (
        <Button look="primary" onPress={onEdit}>
          {t('aiRule.edit')}
        </Button>
      )}
    </>
  );
}
