import { aiRuleApi } from '@rondo/contract/ai-rule';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PickerField } from '../../task/index.ts';
import { usePickableRules } from '../use-pickable-rules.ts';

interface Props {
  shopIds: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Rules that are there take in more stores at once. */
export function ApplyDialog({ shopIds, onClose, onDone }: Props) {
  const t = useT();
  const [ruleIds, setRuleIds] = useState<string[]>([]);
  const [requestId] = useState(() => uuidv7());
  const apply = useAct(aiRuleApi.apply, {
    onDone: (made) => {
      toast.ok(t('aiRule.deployment.applied', made));
      onDone();
    },
  });
  return (
    <Dialog title={t('aiRule.deployment.applyTitle', { count: shopIds.length })} isSheet onClose={onClose}>
      <ActForm
        verb={t('aiRule.deployment.apply')}
        isBusy={apply.busy}
        onSubmit={() => ruleIds.length > 0 && void apply.run({ ruleIds, shopIds: [...shopIds], requestId })}
        onClose={onClose}
      >
        <PickerField
          label={t('aiRule.deployment.applyRules')}
          hint={t('aiRule.deployment.applyHint')}
          isRequired
          value={ruleIds}
          onChange={setRuleIds}
          useFound={usePickableRules}
        />
      </ActForm>
    </Dialog>
  );
}
