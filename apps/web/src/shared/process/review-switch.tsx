import { useId } from 'react';
import { useT } from '../i18n.tsx';
import { Switch } from '../ui/switch.tsx';
import './review-switch.css';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** A self-inspection: somebody always looks at it. */
  isSelf?: boolean;
}

/** Whether somebody reviews what was done: on unless it is switched off here, and both are said in words (C3). */
export function ReviewSwitch({ isOn, onChange, isSelf = false }: Props) {
  const t = useT();
  const id = useId();
  const hint = isSelf ? 'task.wizard.reviewSelf' : isOn ? 'task.wizard.reviewHint' : 'task.wizard.noReview';
  return (
    <div className="review-switch">
      <span>
        <label htmlFor={id}>{t('task.wizard.review')}</label>
        <span className="field-hint">{t(hint)}</span>
      </span>
      <Switch id={id} isOn={isOn || isSelf} isDisabled={isSelf} onChange={onChange} />
    </div>
  );
}
