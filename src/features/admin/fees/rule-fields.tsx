import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { FEE_TABLE_LIMITS } from '#domain/gold/fee-table-edit.ts';
import { WonField } from '#fields/won-field.tsx';
import { deskText } from '#i18n/ko/desk.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { RULE_FORMS, RULE_KINDS, type RuleLine } from './fee-form.ts';
import styles from './fees.module.css';

const text = deskText.fee;
const OPTIONS = RULE_KINDS.map((kind) => ({ value: kind, label: RULE_FORMS[kind].label }));

export interface RuleFieldsProps {
  readonly line: RuleLine;
  /** Its place in the table, from zero. */
  readonly index: number;
  readonly isOnly: boolean;
  readonly error: string | null;
  readonly onChange: (change: Partial<RuleLine>) => void;
  readonly onUp: () => void;
  readonly onRemove: () => void;
}

/** One rule of a fee table. */
export function RuleFields({ line, index, isOnly, error, onChange, onUp, onRemove }: RuleFieldsProps) {
  const { isRange, sizeLabel } = RULE_FORMS[line.kind];
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.legend}>{text.rule(index + 1)}</legend>
      <div className={styles.ruleBody}>
        <div className={styles.ruleFields}>
          <SelectField
            label={text.kind}
            options={OPTIONS}
            value={line.kind}
            error={error}
            onValueChange={(kind) => onChange({ kind })}
          />
          <NumberField
            label={sizeLabel}
            value={line.size}
            onValueChange={(typed) => onChange({ size: typed })}
          />
          {isRange ? (
            <NumberField
              label={line.includesTo ? text.to : text.toExclusive}
              value={line.to}
              onValueChange={(typed) => onChange({ to: typed })}
            />
          ) : null}
          <WonField
            label={text.fee}
            max={FEE_TABLE_LIMITS.fee}
            value={line.fee}
            onValueChange={(fee) => onChange({ fee })}
          />
        </div>
        <div className={styles.ruleFoot}>
          {isRange ? (
            <Checkbox
              label={text.includesTo}
              isChecked={line.includesTo}
              onCheckedChange={(includesTo) => onChange({ includesTo })}
            />
          ) : null}
          <span className={styles.ruleActions}>
            <IconButton
              label={text.up(index + 1)}
              icon={<ArrowUp size={20} aria-hidden="true" />}
              disabled={index === 0}
              onClick={onUp}
            />
            <IconButton
              label={text.remove(index + 1)}
              icon={<Trash2 size={20} aria-hidden="true" />}
              disabled={isOnly}
              onClick={({ currentTarget }) => {
                focusBesideOnceGone(currentTarget);
                onRemove();
              }}
            />
          </span>
        </div>
      </div>
    </fieldset>
  );
}
