import { aiRuleApi } from '@rondo/contract/ai-rule';
import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** For whoever keeps the company's settings: from which precision a rule speaks, how much is audited, and the switch. */
export function SettingButton({ isOpen, onOpen: setOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const t = useT();
  const { data } = useCall(aiRuleApi.setting, {}, { part: true });
  if (!data?.can.edit) return null;
  return (
    <>
      <Button icon={Settings2} onPress={() => setOpen(true)}>
        {t('aiRule.setting.open')}
      </Button>
      {isOpen && <SettingDialog setting={data} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  setting: { thresholdPercent: number; auditPercent: number; rev: number };
  onClose: () => void;
}

function SettingDialog({ setting: { rev, ...before }, onClose }: Props) {
  const t = useT();
  const [draft, setDraft] = useState({ thresholdPercent: before.thresholdPercent, auditPercent: before.auditPercent });
  const [isAsking, setAsking] = useState(false);
  const save = useAct(aiRuleApi.saveSetting, {
    onDone: () => {
      toast.ok(t('aiRule.saved'));
      onClose();
    },
  });
  return (
    <>
      <Dialog title={t('aiRule.setting.title')} isSheet onClose={onClose}>
        <ActForm
          verb={t('ui.save')}
          isBusy={save.busy}
          onSubmit={() => void save.run({ ...draft, isOn: true, rev })}
          onClose={onClose}
        >
          <NumberField
            label={t('aiRule.setting.threshold')}
            digits={0}
            {...AI_LIMIT.thresholdPercent}
            suffix={t('aiRule.setting.percent')}
            value={draft.thresholdPercent}
            onChange={(thresholdPercent) => setDraft({ ...draft, thresholdPercent })}
          />
          <NumberField
            label={t('aiRule.setting.audit')}
            hint={t('aiRule.setting.auditHint')}
            digits={0}
            {...AI_LIMIT.auditPercent}
            suffix={t('aiRule.setting.percent')}
            value={draft.auditPercent}
            onChange={(auditPercent) => setDraft({ ...draft, auditPercent })}
          />
          <div>
            <Button look="text" onPress={() => setAsking(true)}>
              {t('aiRule.setting.disable')}
            </Button>
          </div>
        </ActForm>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title={t('aiRule.setting.disableTitle')}
          verb={t('aiRule.setting.disable')}
          isDanger
          isBusy={save.busy}
          onConfirm={() => void save.run({ ...draft, isOn: false, rev })}
          onClose={() => setAsking(false)}
        >
          <p>{t('aiRule.setting.disableHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
