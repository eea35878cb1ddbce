import { importTargets } from '@/lib/imports/import-status';

/** What the operator is told who asks for nothing, or for something else. */
export const usage = `Usage: npm run admin -- <command>

import [options] <file>
  Imports a CSV or XLSX file as the Import page does, its columns as guessed from their titles. The service must run: it does
  the work.
    --tenant <text>        what people type at sign-in
    --target <text>        ${importTargets.join(', ')}
    --store                stores it; without it the dry run alone is made
    --leave-out-rejected   stores the others, where rows have errors

backup <file>
  Writes everything into one file: all tables, recordings and, of an embedded installation, its keys. The service may run.

restore <file>
  Fills an empty installation with a backup. The copy sends nothing to customers, webhooks or the ERP until it takes over.

take-over
  Has a restored copy take the place of the installation that was backed up: what it owes goes out. The service may run.

export-tenant <tenant> <folder>
  Writes all that one tenant has into a new folder: a file of JSON lines for each table, recordings and files, and a manifest
  with counts and checksums. PINs, keys, tokens and passwords are not in it. The service may run.

import-tenant [options] <folder>
  Puts a tenant that was taken out into an installation that has none, of the same release, with the ids that it had. All of
  it is checked first; it is stored whole or not at all.
    --slug <text>          another name to type at sign-in

rotate-key
  Seals every stored password, token and secret with a new key; the service must be stopped. The key is ENCRYPTION_KEY, the
  one so far ENCRYPTION_KEY_PREVIOUS, both given by the environment; an embedded installation makes its new key itself.
  Broken off, it is run again. Without a new key it seals anew what older releases left, and the service may run.

verify-audit
  Follows the chain of hashes through every tenant's audit trail, and names the first event that was changed, taken away or
  put in; ends with 1 then. Note the last hashes elsewhere: they show later that nothing was cut off at the end.

create-tenant [options]

  Makes a tenant and its first manager.
    --slug <text>          what people type at sign-in: lower-case letters, digits, inner hyphens
    --name <text>          the distributor's name, as on its pick slips
    --manager <text>       the manager's name at sign-in
    --manager-name <text>  the manager's full name; the name at sign-in without it
    --country <code>       two letters, as in ZA: where phone numbers without a country code belong
    --currency <code>      three letters, as in ZAR
    --locale <tag>         as in en-ZA
    --time-zone <zone>     as in Africa/Johannesburg
    --pin-from-stdin       reads the PIN, 4 to 12 digits, from the first line of the standard input; without it one is made

reset-pin [options]

  Gives a person a new PIN, signs them out everywhere, and makes a code to sign in with once, in place of the PIN, should
  the name be held back after wrong PINs.
    --tenant <text>        what people type at sign-in
    --user <text>          the person's name at sign-in
    --pin-from-stdin       as above

remove-second-factor [options]

  Takes the second factor and all passkeys from a person who has lost them; the PIN alone signs them in then.
    --tenant <text>        what people type at sign-in
    --user <text>          the person's name at sign-in`;
