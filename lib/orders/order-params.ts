import { z } from 'zod';
import { uuidField } from '../http/fields';
import { mintOrderId } from '../ids';

/** The path of one order. */
export const orderParams = z.strictObject({ id: uuidField.transform(mintOrderId) });
export const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
