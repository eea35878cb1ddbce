import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible';
import { openPage } from './pages/open-page';
import { signIn } from './pages/sign-in';
import { test } from './test';

test('a manager words what customers are told, sees how it reads, and goes back to the built-in text', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await openPage(page, '/settings/message-templates');
  // A language in which no other journey's customers are told anything.
  await page.getByLabel('Language').selectOption({ label: 'Español' });
  const approved = page.getByRole('listitem').filter({ hasText: 'Order approved' });
  await expect(approved).toContainText('Hola Sunrise Spaza, su pedido está aceptado.');
  await approved.getByRole('button', { name: 'Edit: Order approved' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel('Text');
  await text.fill('Hola {name}.');
  await expect(dialog.getByText('There is no {name} here')).toBeVisible();
  await text.fill('Pedido {order}.');
  await expect(dialog.getByText('One sentence at least')).toBeVisible();
  await text.fill('Gracias {customer}. Pedido {order}.\n{lines}');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Gracias Sunrise Spaza. Pedido SO-2026-00042.');
  await expect(preview.getByText('Where the order says less:')).toBeVisible();
  await expectAccessible(page, 'the wording of a message');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(approved).toContainText('Your wording');
  await expect(approved).toContainText('Gracias Sunrise Spaza.');
  await approved.getByRole('button', { name: 'Use the built-in text' }).click();
  await expect(approved).toContainText('Hola Sunrise Spaza, su pedido está aceptado.');
  await expect(approved).toContainText('Built in');
});
