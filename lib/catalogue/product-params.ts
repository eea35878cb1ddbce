import { z } from 'zod';
import { textField } from '../http/fields';

/** A product in a path: its id or its SKU. */
export const productParams = z.strictObject({ id: textField(1, 64) });
