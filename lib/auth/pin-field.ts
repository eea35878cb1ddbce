import { z } from 'zod';
import { isCommonPin } from './common-pins';

/** A new PIN. Those that many people choose are refused; whoever has one of before keeps it. */
export const pinField = z
  .string()
  .regex(/^\d{4,12}$/, { error: '4 to 12 digits.', abort: true })
  .refine((pin) => !isCommonPin(pin), 'This PIN is among the first to be guessed. Choose another.');
