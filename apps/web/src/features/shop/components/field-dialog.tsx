import { type ShopField, shopFieldApi } from '@rondo/contract/shop-custom';
import { CUSTOM_KINDS, CUSTOM_LIMIT, type CustomChoice, type CustomKind } from '@rondo/domain/shop-custom';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { FIELD_INVALIDATES } from '../shop-invalidates.ts';
import { ChoicesField } from './choices-field.tsx';

interface Draft {
  name: string;
  nameEn: string;
  kind: CustomKind;
  choices: readonly CustomChoice[];
}
type Faults = Record<string, string>;

const newChoice = (): CustomChoice => ({ id: uuidv7(), name: '' });

/** Adding a field to the stores of the company, or changing one. */
export function FieldDialog({ field, onClose }: { field?: ShopField; onClose: () => void }) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(
    () => field ?? { name: '', nameEn: '', kind: 'text', choices: [newChoice()] },
  );
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map(({ path, message }) => [path, message])));
    return refusal.fields.length > 0;
  };
  const options = { invalidates: FIELD_INVALIDATES, onRefused };
  const create = useAct(shopFieldApi.create, options);
  const update = useAct(shopFieldApi.update, options);
  const change = (patch: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...patch }));
    setFaults({});
  };
  const submit = async () => {
    const found = faultsOf(draft, t);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { kind, name, nameEn } = draft;
    const choices = kind === 'choice' ? told(draft.choices) : [];
    const sent = { name, nameEn, choices };
    const done = field
      ? await update.run({ ...sent, id: field.id, rev: field.rev })
      : await create.run({ ...sent, kind, requestId });
    if (!done) return;
    toast.ok(t(field ? 'shop.custom.saved' : 'shop.custom.created', { name: name.trim() }));
    onClose();
  };
  return (
    <Dialog
      title={field ? t('shop.custom.editTitle', { name: field.name }) : t('shop.custom.createTitle')}
      isSheet
      isSticky
      onClose={onClose}
    >
      <ActForm
        verb={t(field ? 'ui.save' : 'ui.create')}
        isBusy={create.busy || update.busy}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <TextField
          label={t('shop.custom.name')}
          isRequired
          autoFocus
          value={draft.name}
          error={faults.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={t('shop.custom.nameEn')}
          hint={t('shop.custom.nameEnHint')}
          value={draft.nameEn}
          error={faults.nameEn}
          onChange={(nameEn) => change({ nameEn })}
        />
        {field ? (
          <p className="meta">
            {t('shop.custom.kind')}: {t(`shop.custom.kinds.${field.kind}`)}. {t('shop.custom.kindFixed')}
          </p>
        ) : (
          <div className="field">
            <span className="field-label">{t('shop.custom.kind')}</span>
            <Segment
              label={t('shop.custom.kind')}
              isWide
              isSmall
              value={draft.kind}
              options={CUSTOM_KINDS.map((value) => ({ value, label: t(`shop.custom.kinds.${value}`) }))}
              onChange={(kind) => change({ kind })}
            />
            <p className="field-hint">{t(`shop.custom.kindHint.${draft.kind}`)}</p>
          </div>
        )}
        {draft.kind === 'choice' && (
          <ChoicesField
            value={draft.choices}
            faults={faults}
            hasHint={field !== undefined}
            onAdd={() => change({ choices: [...draft.choices, newChoice()] })}
            onChange={(choices) => change({ choices })}
          />
        )}
      </ActForm>
    </Dialog>
  );
}

/** Lines that say something. */
const told = (choices: readonly CustomChoice[]): CustomChoice[] =>
  choices.map(({ id, name }) => ({ id, name: name.trim() })).filter(({ name }) => name !== '');

/** What is wrong before anything is sent: the same shapes as the server's. */
function faultsOf({ name, nameEn, kind, choices }: Draft, t: Translate): Faults {
  const { name: nameShape, nameEn: englishShape } = shopFieldApi.update.input.shape;
  const words = (text: string) => (text === '' ? t('rule.required') : t('rule.max_length', { max: CUSTOM_LIMIT.name }));
  const faults: Faults = {};
  if (!nameShape.safeParse(name).success) faults.name = words(name.trim());
  if (!englishShape.safeParse(nameEn).success) faults.nameEn = words(nameEn);
  if (kind !== 'choice') return faults;
  const rows = told(choices);
  if (rows.length === 0) faults.choices = t('rule.required');
  const seen = new Set<string>();
  for (const row of rows) {
    const lower = row.name.toLowerCase();
    if ([...row.name].length > CUSTOM_LIMIT.choice)
      faults[`choices.${row.id}`] = t('rule.max_length', { max: CUSTOM_LIMIT.choice });
    else if (seen.has(lower)) faults[`choices.${row.id}`] = t('shop.custom.choiceTwice');
    seen.add(lower);
  }
  return faults;
}
