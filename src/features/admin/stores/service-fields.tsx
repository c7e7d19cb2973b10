import { STORE_SERVICES, type Store } from '#domain/store/store.ts';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { storesText } from '#i18n/ko/stores.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { FieldNote } from '#ui/field/field-frame.tsx';
import styles from './stores.module.css';

type Services = Store['services'];

export interface ServiceFieldsProps {
  readonly services: Services;
  readonly error: string | null;
  readonly onChange: (services: Services) => void;
}

/** What a store does for its customers, in the order in which they are named. */
export function ServiceFields({ services, error, onChange }: ServiceFieldsProps) {
  return (
    <fieldset
      className={styles.group}
      data-invalid={error === null ? undefined : ''}
      aria-describedby="store-services"
    >
      <legend className={styles.legend}>{text.services}</legend>
      <div className={styles.services}>
        {STORE_SERVICES.map((service) => (
          <Checkbox
            key={service}
            label={storesText.services[service]}
            isChecked={services.includes(service)}
            onCheckedChange={(isOn) =>
              onChange(STORE_SERVICES.filter((one) => (one === service ? isOn : services.includes(one))))
            }
          />
        ))}
      </div>
      <FieldNote id="store-services" error={error} />
    </fieldset>
  );
}
