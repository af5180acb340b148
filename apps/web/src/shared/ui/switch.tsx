import './switch.css';

type Props = {
  /** Of the label that names it. */
  id: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** On or off, in force at once; 36 x 20 px. Named by a `<label htmlFor>`. */
export function Switch({ id, isOn, isDisabled = false, onChange }: Props) {
  return (
    <button
      id={id}
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    />
  );
}
