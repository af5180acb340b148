import { Suspense, use, useId } from 'react';
import { useFormat } from '../../format/use-format.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { describe, Field, type FieldFrame } from './field.tsx';
import { FormDisabled } from './form-disabled.ts';

/** The control comes with the first field that needs it. */
const TagBox = lazyPart(() => import('./tag-box.tsx'));

type Props = FieldFrame & {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  isDisabled?: boolean;
  /** Of a `datalist` with words that can be chosen instead of typed. */
  listId?: string;
};

/** Words of one's own: Enter, a comma or a semicolon ends one. */
export function TagField({ value, onChange, isDisabled, listId, ...frame }: Props) {
  const id = useId();
  const isFormDisabled = use(FormDisabled);
  const { list } = useFormat();
  return (
    <Field id={id} {...frame}>
      <Suspense fallback={<span className="field-box ellipsis">{list(value)}</span>}>
        <TagBox
          id={id}
          value={value}
          onChange={onChange}
          isDisabled={isDisabled ?? isFormDisabled}
          listId={listId}
          aria={describe(id, frame)}
        />
      </Suspense>
    </Field>
  );
}
