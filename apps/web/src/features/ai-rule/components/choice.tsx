import { Segment } from '../../../shared/ui/form/segment.tsx';

interface Props<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few, with its name above as other fields have it. */
export function Choice<V extends string>(props: Props<V>) {
  return (
    <div className="ai-rule-choice">
      <span className="field-label" aria-hidden="true">
        {props.label}
      </span>
      <Segment {...props} />
    </div>
  );
}
