import { checkInApi } from '@rondo/contract/check-in';
import type { CheckInRule, CheckInRules } from '@rondo/contract/check-in-shapes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { filled, partLabel, partWords, saidBy } from '../choices.ts';
import { RuleDialog } from './rule-dialog.tsx';

/** What groups, stores and templates say instead of the company. */
export function RuleList({ rules: { company, overrides } }: { rules: CheckInRules }) {
  const t = useT();
  const [edited, setEdited] = useState<CheckInRule | 'new' | null>(null);
  const [removed, setRemoved] = useState<CheckInRule | null>(null);
  const remove = useAct(checkInApi.removeRule, {
    onDone: () => {
      toast.ok(t('checkIn.setting.removed'));
      setRemoved(null);
    },
  });
  return (
    <section className="card check-in-setting" aria-labelledby="check-in-overrides">
      <h2 id="check-in-overrides">{t('checkIn.setting.overrides')}</h2>
      <p className="meta">{t('checkIn.setting.overridesHint')}</p>
      {overrides.length === 0 && <p>{t('checkIn.setting.noOverrides')}</p>}
      <ul className="check-in-rules">
        {overrides.map((rule) => (
          <li key={rule.id}>
            <div>
              <strong>{rule.target?.name}</strong> <span className="meta">{layerWord(rule, t)}</span>
              <p className="meta">
                {saidBy(rule.choices)
                  .map(
                    (field) => `${partLabel(field, t)}: ${partWords(field, filled(rule.choices, company.policy), t)}`,
                  )
                  .join(' · ')}
              </p>
            </div>
            <Button
              isSmall
              label={`${t('checkIn.setting.edit')} ${rule.target?.name ?? ''}`}
              onPress={() => setEdited(rule)}
            >
              {t('checkIn.setting.edit')}
            </Button>
            <Button
              isSmall
              label={`${t('checkIn.setting.remove')} ${rule.target?.name ?? ''}`}
              onPress={() => setRemoved(rule)}
            >
              {t('checkIn.setting.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="check-in-setting-acts">
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {t('checkIn.setting.add')}
        </Button>
      </div>
      {edited && (
        <RuleDialog rule={edited === 'new' ? null : edited} above={company.policy} onClose={() => setEdited(null)} />
      )}
      {removed && (
        <ConfirmDialog
          title={t('checkIn.setting.removeTitle', { name: removed.target?.name ?? '' })}
          verb={t('checkIn.setting.remove')}
          isDanger
          isBusy={remove.busy}
          onConfirm={() => void remove.run({ id: removed.id, rev: removed.rev })}
          onClose={() => setRemoved(null)}
        >
          <p>{t('checkIn.setting.removeText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const layerWord = ({ layer }: CheckInRule, t: ReturnType<typeof useT>): string =>
  layer === 'company' ? '' : t(`checkIn.setting.target.${layer}`);
