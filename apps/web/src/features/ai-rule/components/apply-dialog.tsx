import { aiRuleApi } from '@rondo/contract/ai-rule';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { retryOf, useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

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
  const rules = useCall(aiRuleApi.list, { size: 100 }, { part: true });
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
        <MultiSelectField
          label={t('aiRule.deployment.applyRules')}
          hint={t('aiRule.deployment.applyHint')}
          isRequired
          value={ruleIds}
          onChange={setRuleIds}
          options={(rules.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          isLoading={rules.isPending}
          isSearchable
          onRetry={retryOf(rules)}
        />
      </ActForm>
    </Dialog>
  );
}
