import { checkInApi } from '@rondo/contract/check-in';
import { type CheckInRules, rules } from '@rondo/contract/check-in-shapes';
import { CHECK_IN_FIELDS, type CheckInPolicy } from '@rondo/domain/check-in';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { filled, partLabel, partWords } from '../choices.ts';
import { PartField } from './part-field.tsx';

/**
 * What the company asks for. It follows what is stored until something is typed; saving over what somebody else saved meanwhile
 * is refused, and both versions are compared part by part.
 */
export function CompanyForm({ stored }: { stored: CheckInRules }) {
  const t = useT();
  const conflict = useConflict(rules, stored);
  const base = (conflict.base ?? stored).company;
  const [typed, setTyped] = useState<CheckInPolicy | null>(null);
  if (typed === null && stored.company.rev > base.rev) conflict.rebase(stored);
  const draft = typed ?? base.policy;
  const isChanged = typed !== null && JSON.stringify(typed) !== JSON.stringify(base.policy);
  const save = useAct(checkInApi.saveRule, {
    onDone: (_, { choices }) => {
      toast.ok(t('checkIn.setting.saved'));
      const rev = base.isSaid ? base.rev + 1 : 0;
      conflict.rebase({ ...stored, company: { policy: filled(choices, base.policy), isSaid: true, rev } });
      setTyped(null);
    },
    onRefused: conflict.isShown,
  });
  const question = useLeaveQuestion(isChanged && !save.busy);
  const run = () =>
    void save.run({ layer: 'company', targetId: null, choices: draft, rev: base.isSaid ? base.rev : null });
  const { found } = conflict;
  return (
    <section className="card check-in-setting" aria-labelledby="check-in-company">
      <h2 id="check-in-company">{t('checkIn.setting.company')}</h2>
      <p className="meta">{t('checkIn.setting.companyHint')}</p>
      <CountedNextRun />
      {CHECK_IN_FIELDS.map((field) => (
        <PartField
          key={field}
          field={field}
          value={draft}
          onChange={(part) => setTyped((before) => ({ ...(before ?? base.policy), ...part }))}
        />
      ))}
      <div className="check-in-setting-acts">
        <Button look="primary" isBusy={save.busy} isDisabled={!isChanged || draft.methods.length === 0} onPress={run}>
          {t('checkIn.setting.save')}
        </Button>
      </div>
      {found && (
        <ConflictDialog
          stale={found}
          fields={CHECK_IN_FIELDS.map((field) => ({
            keys: [field],
            label: partLabel(field, t),
            words: (policy: CheckInPolicy) => partWords(field, policy, t),
          }))}
          base={base.policy}
          theirs={found.current.company.policy}
          mine={draft}
          onResolve={(policy) => {
            conflict.rebase(found.current);
            setTyped(policy);
          }}
          onClose={conflict.close}
        />
      )}
      {question}
    </section>
  );
}
