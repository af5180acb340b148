import { LIMIT } from '@rondo/domain/limit';
import { ANSWER_TYPES, type CheckItem, SEVERITIES } from '@rondo/domain/scoring/template';
import { Copy, Trash2, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { setItem } from '../editor/content.ts';
import { useContentActs } from '../editor/use-content-acts.ts';
import type { Editor } from '../editor/use-editor.ts';
import { AnswerParts, withAnswer } from './answer-parts.tsx';
import { AppliesSwitch } from './applies-switch.tsx';
import { DeductionList } from './deduction-list.tsx';
import { FollowUp } from './follow-up.tsx';
import type { ItemPart } from './item-part.ts';
import { ItemSwitches } from './item-switches.tsx';

/** The settings of the chosen check item, at the right. */
export function ItemSettings({ editor, item }: { editor: Editor; item: CheckItem }) {
  const t = useT();
  const acts = useContentActs(editor);
  const { draft, edit, faults, isReadOnly, select } = editor;
  const set = (patch: Partial<CheckItem>) => edit((content) => setItem(content, item.id, patch));
  const errorOf = (field: string) => {
    const found = faults.find((one) => one.itemId === item.id && one.field === field);
    return found ? t(`template.fault.${found.fault.reason}`) : '';
  };
  const part: ItemPart = { item, set, errorOf };
  return (
    <aside className="te-settings" aria-label={t('template.settings')}>
      <header className="te-settings-head">
        <h2>{t('template.settings')}</h2>
        {!isReadOnly && (
          <>
            <IconAct label={t('template.item.copy')} icon={Copy} run={() => acts.copyItem(item)} />
            <IconAct label={t('template.item.remove')} icon={Trash2} run={() => acts.removeItem(item)} />
          </>
        )}
        <IconAct label={t('ui.close')} icon={X} run={() => select(null)} />
      </header>
      <fieldset disabled={isReadOnly} className="te-fields" key={item.id}>
        <TextField
          label={t('template.item.name')}
          value={item.name}
          onChange={(name) => set({ name })}
          isRequired
          maxLength={LIMIT.name.checkItem}
          error={errorOf('name')}
        />
        <TextField
          label={t('template.item.standard')}
          value={item.standard}
          onChange={(standard) => set({ standard })}
          rows={3}
          maxLength={LIMIT.text.standard}
          error={errorOf('standard')}
        />
        <div className="te-pair">
          <SelectField
            label={t('template.item.answer')}
            value={item.answer}
            options={ANSWER_TYPES.map((value) => ({ value, label: t(`template.answer.${value}`) }))}
            onChange={(answer) => answer && set(withAnswer(item, answer))}
          />
          <NumberField
            label={t('template.item.maxScore')}
            value={item.maxScore}
            onChange={(maxScore) => set({ maxScore })}
            min={0}
            max={LIMIT.template.maxScore}
            error={errorOf('maxScore')}
          />
          <TextField
            label={t('template.item.code')}
            value={item.code ?? ''}
            onChange={(code) => set({ code: code || null })}
            maxLength={LIMIT.template.itemCode}
          />
          {draft.scoring.method === 'weighted' && (
            <NumberField
              label={t('template.item.weight')}
              value={item.weight}
              onChange={(weight) => set({ weight })}
              min={0}
              max={LIMIT.template.points}
              error={errorOf('weight')}
            />
          )}
        </div>
        <AnswerParts {...part} />
        <div className="field">
          <span className="field-label">{t('template.item.severity')}</span>
          <Segment
            label={t('template.item.severity')}
            isSmall
            isWide
            value={item.severity}
            onChange={(severity) => set({ severity })}
            options={SEVERITIES.map((value) => ({ value, label: <StateLabel object="severity" state={value} /> }))}
          />
          <p className="field-hint">
            {item.severity === 'red_line'
              ? t(`template.severityHint.red_line.${draft.scoring.redLinePolicy}`, {
                  percent: draft.scoring.redLineCap,
                })
              : t(`template.severityHint.${item.severity}`)}
          </p>
        </div>
        <ItemSwitches {...part} method={draft.scoring.method} />
        <DeductionList {...part} />
        <FollowUp {...part} content={draft.content} />
        <AppliesSwitch {...part} />
        <TextField
          label={t('template.item.knowledgeUrl')}
          hint={t('template.item.knowledgeHint')}
          value={item.knowledgeUrl ?? ''}
          onChange={(url) => set({ knowledgeUrl: url.trim() || null })}
          maxLength={LIMIT.template.link}
          error={errorOf('knowledgeUrl')}
        />
      </fieldset>
    </aside>
  );
}

function IconAct({ label, icon: Icon, run }: { label: string; icon: typeof Copy; run: () => void }) {
  return (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={run}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
