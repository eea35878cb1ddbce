/** What is said of an import and of its rows: what was expected, what it was taken for, why it was not stored. */
export const imports = {
  'a SKU of the catalogue': 'um SKU do catálogo',
  'a SKU, or the customer’s words': 'um SKU, ou as palavras do cliente',
  'a code with letters or digits': 'um código com letras ou algarismos',
  'a customer’s ERP account, phone number or name': 'a conta no ERP, o telefone ou o nome de um cliente',
  'a day that has been': 'um dia já passado',
  'a day that is not before the first one': 'um dia que não seja anterior ao primeiro',
  'a day, as in 2026-03-31': 'um dia, como 2026-03-31',
  'a first or a last day; a price of a tier without days is imported as a price':
    'um primeiro ou um último dia; o preço de um escalão sem dias importa-se como preço',
  'a language code, as in en': 'um código de língua, como en',
  'a name, for the customer is new': 'um nome, porque o cliente é novo',
  'a name, for the product is new': 'um nome, porque o produto é novo',
  'a number that is not another customer’s': 'um número que não seja de outro cliente',
  'a number that no other customer of the file has': 'um número que nenhum outro cliente do ficheiro tenha',
  'a phone number': 'um número de telefone',
  'a phone number as in {country}, or with a plus and its country code':
    'um número de telefone como em {country}, ou com um mais e o indicativo do país',
  'a phone number, for the customer is new': 'um número de telefone, porque o cliente é novo',
  'a phrase that is not what {sku} is called': 'uma frase que não seja o nome de {sku}',
  'a phrase with letters or digits': 'uma frase com letras ou algarismos',
  'a price, for the product is new': 'um preço, porque o produto é novo',
  'a quantity above 0': 'uma quantidade acima de 0',
  'a quantity of 0 or more': 'uma quantidade de 0 ou mais',
  'a quantity of 0 or more, or what it is now': 'uma quantidade de 0 ou mais, ou a que é agora',
  'a record; this adds up the rows above': 'um registo; isto soma as linhas acima',
  'a time of day, as in 14:30': 'uma hora do dia, como 14:30',
  'a value, not an error of the spreadsheet': 'um valor, não um erro da folha de cálculo',
  'a whole number of 1 or more': 'um número inteiro de 1 ou mais',
  'ACTIVE or HOLD': 'ACTIVE ou HOLD',
  'all digits; the spreadsheet has rounded them: make the column text and fill it in anew':
    'todos os algarismos; a folha de cálculo arredondou-os: ponha a coluna em texto e preencha-a de novo',
  'an ERP account of one customer, or a phone number that says which of the {count} it is':
    'a conta no ERP de um só cliente, ou um telefone que diga qual dos {count} é',
  'an amount in {ours}, not in {theirs}': 'um montante em {ours}, não em {theirs}',
  'an amount of 0 or more': 'um montante de 0 ou mais',
  'an amount of at most {most}': 'um montante de no máximo {most}',
  'an amount with at most two decimals': 'um montante com no máximo duas casas decimais',
  'an earlier row is about the same; this one counts': 'uma linha anterior trata do mesmo; conta esta',
  'at most {most}': 'no máximo {most}',
  'at most {most} characters': 'no máximo {most} caracteres',
  'at most {most} decimals': 'no máximo {most} casas decimais',
  'at most {most} of at most {longest} characters, between semicolons':
    'no máximo {most} de no máximo {longest} caracteres, entre pontos e vírgulas',
  'days of the week, as in Mon, Thu': 'dias da semana, como seg, qui',
  'either a customer or a price tier': 'ou um cliente ou um escalão de preço',
  'half of the base price of {price}, or less': 'metade do preço base de {price}, ou menos',
  'half of the {price} that it is now, or less': 'metade dos {price} que é agora, ou menos',
  'it is the barcode of {sku} too': 'é também o código de barras de {sku}',
  'somebody who was erased here, and stays so': 'alguém que foi apagado aqui, e assim fica',
  'what was changed here, which stays': 'o que foi alterado aqui, que fica',
  'what was changed here, which this replaces': 'o que foi alterado aqui, que isto substitui',
  'it may be {other}, for no number of the file tells how it writes decimals':
    'pode ser {other}, pois nenhum número do ficheiro mostra como escreve as casas decimais',
  'it means {sku} for this customer now': 'agora significa {sku} para este cliente',
  'it means {sku} now': 'agora significa {sku}',
  'more than one product of the file has it': 'mais de um produto do ficheiro o tem',
  'one branch: the customer has several of this code or name':
    'uma sucursal: o cliente tem várias com este código ou nome',
  'one customer: several are called so, give the ERP account':
    'um só cliente: vários chamam-se assim, indique a conta no ERP',
  'read as {value}': 'lido como {value}',
  'row {n} is about the same and counts instead': 'a linha {n} trata do mesmo e conta em vez desta',
  'row {n} is about the same and has errors; this one counts':
    'a linha {n} trata do mesmo e tem erros; conta esta',
  'rounded to {value}, for money has two decimals':
    'arredondado para {value}, pois o dinheiro tem duas casas decimais',
  'SKUs of the catalogue or of the file; these are left out':
    'SKU do catálogo ou do ficheiro; estes ficam de fora',
  'taken as {sku}, which differs in capitals alone': 'tomado por {sku}, que só difere nas maiúsculas',
  'the code or name of a location': 'o código ou nome de um local',
  'the code, ERP warehouse or name of a location': 'o código, o armazém no ERP ou o nome de um local',
  'the customer is on credit hold now': 'o cliente está agora com o crédito suspenso',
  'the file’s decimal mark was taken to be a {*mark}, and this has a {*other}: write all of them alike':
    'o separador decimal do ficheiro foi tomado por {mark}, e este tem {other}: escreva todos da mesma maneira',
  'the value itself, not a formula': 'o próprio valor, não uma fórmula',
  'words that name a product; the line is kept without one':
    'palavras que nomeiem um produto; a linha fica sem ele',
  'words that name goods; these can mean something else each time':
    'palavras que nomeiem artigos; estas podem significar outra coisa de cada vez',
  'yes or no': 'sim ou não',
  'yes or no, or active or discontinued': 'sim ou não, ou ativo ou descontinuado',
  '{*label}: it is needed in every row': '{label}: é necessário em todas as linhas',
  'It could not be carried out; nothing was stored: {*why}':
    'Não foi possível executá-la; nada foi guardado: {why}',
  'It could not be undone: {*why}': 'Não foi possível desfazê-la: {why}',
  'More than half of what the ERP has would have errors, so nothing was stored. Look at it, and store it if that is right.':
    'Mais de metade do que o ERP tem daria erros, por isso nada foi guardado. Veja-o e guarde-o, se estiver certo.',
  '{*why} Nothing was changed; it is read again next night.':
    '{why} Nada foi alterado; volta a ser lido na próxima noite.',
  'Something has changed since the dry run, so that more rows have errors now; nothing was stored. Begin it anew.':
    'Algo mudou desde o ensaio, e agora há mais linhas com erros; nada foi guardado. Recomece.',
  'Something that the import made is in use by now: in an order, as stock or as an alias. Nothing was undone.':
    'Algo que a importação criou já está em uso: numa encomenda, como stock ou como frase. Nada foi desfeito.',
  '{count} prices would fall by half or more, so nothing was stored. Look at them, and store it if that is right.':
    '{count} preços desceriam para metade ou menos, por isso nada foi guardado. Veja-os e guarde, se estiver certo.',
  'What {*rows} would replace was changed here since the dry run; nothing was stored. Begin it anew.':
    'O que {rows} substituiria foi alterado aqui desde o ensaio; nada foi guardado. Comece de novo.',
  'What the import stored was changed since, of {*which}; nothing was undone.':
    'O que a importação guardou foi alterado desde então, de {which}; nada foi desfeito.',
};

/** What stands in their gaps: fields that every row needs, and marks. */
export const importParts = {
  'Branch name': 'Nome da sucursal',
  Customer: 'Cliente',
  Date: 'Data',
  'Location code': 'Código do local',
  'Location name': 'Nome do local',
  'On hand': 'Existência',
  Phrase: 'Frase',
  Price: 'Preço',
  Quantity: 'Quantidade',
  SKU: 'SKU',
  'Their code': 'Código do cliente',
  comma: 'vírgula',
  point: 'ponto',
};
