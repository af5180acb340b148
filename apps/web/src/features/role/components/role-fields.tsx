import { LIMIT } from '@rondo/domain/limit';
import { TIERS, type Tier } from '@rondo/domain/role';
import { useId } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { RoleDraft } from '../role-draft.ts';

interface Props {
  draft: RoleDraft;
  nameError: string | null;
  /** How far the editor sees: nobody gives more. */
  widest: Tier;
  isReadOnly: boolean;
  onChange: (patch: Partial<RoleDraft>) => void;
}

/** Name, description, how far the role sees, and whether tasks can be dispatched to it. */
export function RoleFields({ draft, nameError, widest, isReadOnly, onChange }: Props) {
  const t = useT();
  const id = useId();
  return (
    <div className="role-fields">
      <TextField
        label={t('role.field.name')}
        isRequired
        isDisabled={isReadOnly}
        value={draft.name}
        {...(nameError ? { error: nameError } : {})}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t('role.field.description')}
        hint={t('role.field.descriptionHint')}
        rows={2}
        maxLength={LIMIT.text.reason}
        isDisabled={isReadOnly}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <TierChoice value={draft.tier} widest={widest} isReadOnly={isReadOnly} onChange={(tier) => onChange({ tier })} />
      <div className="role-switch">
        <span>
          <label htmlFor={id}>{t('role.field.dispatchable')}</label>
          <span className="field-hint">{t('role.field.dispatchableHint')}</span>
        </span>
        <Switch
          id={id}
          isOn={draft.dispatchable}
          isDisabled={isReadOnly}
          onChange={(dispatchable) => onChange({ dispatchable })}
        />
      </div>
    </div>
  );
}

interface TierProps {
  value: Tier;
  widest: Tier;
  isReadOnly: boolean;
  onChange: (tier: Tier) => void;
}

/** The three tiers with what each lets see. */
function TierChoice({ value, widest, isReadOnly, onChange }: TierProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="role-tiers">
      <legend>{t('role.tierTitle')}</legend>
      {TIERS.map((tier) => {
        const isAbove = TIERS.indexOf(tier) > TIERS.indexOf(widest);
        return (
          <label key={tier} className="role-tier" data-chosen={tier === value}>
            <input
              type="radio"
              name={name}
              checked={tier === value}
              disabled={isReadOnly || isAbove}
              onChange={() => onChange(tier)}
            />
            <TierMark tier={tier} />
            <span>
              {t(`role.tier.${tier}.name`)}
              <span className="field-hint">{t(`role.tier.${tier}.hint`)}</span>
              {isAbove && !isReadOnly && <span className="field-hint">{t('role.tierAbove')}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

const FILLED: Record<Tier, number> = { own: 0.12, scope: 0.5, all: 1 };
const AROUND = 2 * Math.PI * 7;

/** The ring that fills: a piece, half of it, all of it. */
function TierMark({ tier }: { tier: Tier }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true" className="role-tier-mark">
      <circle cx="10" cy="10" r="7" strokeWidth="3" className="role-tier-track" />
      <circle
        cx="10"
        cy="10"
        r="7"
        strokeWidth="3"
        className="role-tier-fill"
        strokeDasharray={`${AROUND * FILLED[tier]} ${AROUND}`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
