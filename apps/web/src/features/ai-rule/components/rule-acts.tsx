import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { RemoveToBin } from '../../../shared/ui/list/remove-to-bin.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  rule: AiRuleDetail;
  onEdit: () => void;
  /** It was deleted. */
  onGone: () => void;
}

/** Exactly the acts that the server offers this reader. */
export function RuleActs({ rule, onEdit, onGone }: Props) {
  const t = useT();
  const { id, rev, can } = rule;
  const [isRemoving, setRemoving] = useState(false);
  const move = useAct(aiRuleApi.move, { onDone: (_, { event }) => toast.ok(t(`aiRule.done.${event}`)) });
  if (!can.edit && can.events.length === 0) return null;
  return (
    <>
      {can.edit && <Button onPress={() => setRemoving(true)}>{t('aiRule.remove')}</Button>}
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
      {isRemoving && (
        <RemoveToBin
          id={id}
          api={aiRuleApi}
          words={{
            ...{ title: t('aiRule.removeTitle'), hint: t('aiRule.removeHint') },
            ...{ removed: t('aiRule.removed'), restored: t('aiRule.restoredSaid') },
          }}
          onClose={() => setRemoving(false)}
          onGone={onGone}
        />
      )}
    </>
  );
}
