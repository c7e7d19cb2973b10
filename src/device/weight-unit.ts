import { useState } from 'react';
import { WEIGHT_UNITS, type WeightUnit } from '#domain/gold/weight-input.ts';
import { readDevice, writeDevice } from './device-storage.ts';

/** Kept by the device, not by the person: a unit is a habit, and no secret. */
const KEY = 'geumnaru.device.weightUnit';

/** The unit in which weights were typed last on this device. */
export const lastWeightUnit = (otherwise: WeightUnit): WeightUnit =>
  WEIGHT_UNITS.find((unit) => unit === readDevice(KEY)) ?? otherwise;

export const rememberWeightUnit = (unit: WeightUnit): void => writeDevice(KEY, unit);

/** The unit of a form that keeps none of its own. */
export function useWeightUnit(otherwise: WeightUnit): readonly [WeightUnit, (unit: WeightUnit) => void] {
  const [unit, setUnit] = useState(() => lastWeightUnit(otherwise));
  return [
    unit,
    (chosen) => {
      setUnit(chosen);
      rememberWeightUnit(chosen);
    },
  ];
}
