/**
 * Classes of Portuguese words, a phrase a line; `word-classes.ts` tells what each is for. One list, however
 * long: it is gone through from the top.
 */
export const classes = {
  beforeDays: `
de
entre
entre os dias
no dia`,
  betweenDays: `
a
ate
e
ou`,
  relative: `
acrescenta
acrescente
adiciona
adicional
adicione
junta
junte
mais
menos
outra
outras
outro
outros`,
  tellsBeside: `
cobraram
creditar
credite
creditem
faturaram
havia`,
  opensComplaint: `
camiao
caminhao
cobraram
cobrou
condutor
constam
deixaram
entregador
entregaram
enviaram
faturaram
faturou
mandaram
motorista
recebemos
recebi
trouxeram
vieram`,
  soldOut: `
esgotada
esgotadas
esgotado
esgotados`,
  branches: `
filial`,
  ordering: `
encomenda
encomendo
peco
pedido
pedidos
pedimos`,
  turns: `
carga
encomenda
entrega
fatura
lote
mes
pedido
remessa
semana
vez`,
  timed: `
argamassa
arroz
aveia
cola
epoxi
macarrao
massa
sopa`,
  pairs: `
alho erva
biscoito creme
creme cebola
doce picante
frango cogumelo
fruta noz
fruta noze
limao lima
macarrao queijo
macho femea
mel aveia
mel mostarda
pessego damasco
queijo cebola
rum passa
sal vinagre
tomate cebola
tomate manjericao`,
  struck: `
anulada
anulado
cancelada
canceladas
cancelado
cancelados
eliminada
eliminado
ja nao
nao aprovada
nao aprovadas
nao aprovado
nao aprovados
nao e preciso
nao encomendar
nao enviar
nao mandar
nao precisa
nao precisamos
recusada
recusado
sem necessidade`,
  strikes: `
anular
cancela
cancelar
desta vez nao
eliminar
esta semana nao
removida
removido
retirada
retirado
tira
tirar`,
  naught: `
nada
nenhum
nenhuma
ver abaixo
zero`,
  ofAll: `
todas
todos
tudo`,
  bonus: `
bonus
extra
gratis`,
  crews: `
equipa
equipe
família
grupo
turma`,
  newborns: `
bebé
bebê
menina
menino`,
  newly: `
a mais
novas
novos`,
  enrolled: `
alunas
alunos
bebes
hospedes
meninas
meninos
pacientes`,
  owes: `
devemos
devo`,
  grounds: `
campo
quadra`,
  reserving: `
excepto
exceto
menos
salvo`,
  stating: `
anotado
contrario
diga
disser
indicado
indique
marcado
outra coisa`,
  closings: `
atenciosamente
cumprimentos
obrigada
obrigado`,
  whichOnes: `
quais`,
  games: `
empatamos
ganhamos
ganhou
perdemos
perdeu`,
  counted: `
adultos
almocos
casas
chamadas
coisas
convidados
cozinhas
criancas
escritorios
familias
filhas
filhos
filiais
inquilinos
irmaos
irmas
jantares
jovens
lares
lojas
mensagens
minutos
netos
pessoas
propriedades
semanas
trabalhadores
vizinhos`,
  hosting: `
almoco
banquete
casamento
evento
festa
jantar
refeicao
reuniao`,
  slots: `
entrega entre
entregas entre
horario
horario de entrega
janela de entrega`,
  presents: `
e
fala
sou`,
  speaksFor: `
da
de
do`,
  numberedPlaces: `
apartamentos
blocos
casas
lotes
predios
quartos
salas`,
  works: `
materiais
obra
projeto
reforma`,
  schoolYears: `
classe
classes`,
  addressLabels: `
endereco
morada`,
  takes: `
entrega
entregar
entregue
entreguem`,
  toPlace: `
ao
em
na
no`,
  purpose: `
para
pra
pro`,
  keptAt: `
em`,
  mishaps: `
partiu
perdemos
perdeu
perdi
quebrou`,
  charged: `
cobradas
cobrados
faturadas
faturados`,
  takenIn: `
entregues
recebidas
recebidos`,
  weighs: `
perder
perdeu
pesa`,
  hadOnce: `
houve
teve
tive
tivemos`,
  premises: `
clinica
cozinha
escola
escritorio
farmacia
igreja
loja
mercearia
padaria
restaurante`,
  sections: `
ala
andar
bloco
pavilhao
sala`,
  openOrShut: `
aberta
aberto
em casa
fechada
fechado`,
  outages: `
sem energia
sem luz`,
  fevers: `
febre`,
  subjects: `
ela
elas
ele
eles
eu
voce
voces`,
  relatives: `
que`,
  persons: `
ela
ele
eles
mim
nos`,
  crosses: `
por`,
  greetings: `
boa tarde
bom dia
obrigada
obrigado
oi
ola`,
  agrees: `
sim`,
  wrote: `
escreveu`,
  passesOn: `
encaminhado
encaminho
enviou
escreveu
mandou
pede
pediu
reencaminhado
reenviado`,
  ownSide: `
da minha parte
da nossa parte
de minha parte
do meu lado
para mim
para nos
pra mim
pra nos`,
  approves: `
a lista toda
aceito
aprovada
aprovado
confirmado
confirmo
de acordo
esta bem
o que esta abaixo
pode avancar
toda a lista
tudo acima
tudo bem
tudo isso
tudo isto
tudo o que esta acima`,
  corrects: `
deve ser
devem ser
passa a ser
passam a ser
que seja
que sejam`,
  wholes: `
camiao
caminhao
conta
custo
deposito
endereco
entrega
factura
fatura
iva
morada
motorista
pagamento
preco
precos
recibo
total`,
  nows: `
agora`,
  makes: `
faca
facam
poe
ponha`,
  only: `
apenas
so
somente`,
  declines: `
nope`,
  noes: `
nao`,
  rest: `
demais
outras
outros
restante
resto
tudo`,
  strays: `
errada
errado`,
  regrets: `
desculpa
desculpe
espera
ops
perdao`,
  dear: `
cara
caras
caro
caros`,
  refuses: `
cancela
cara
caro
exceto
menos
nada
nao
sem
tira`,
  both: `
ambas
ambos`,
  being: `
sao`,
  inExchange: `
com
pela
pelas
pelo
pelos
por`,
  forbids: `
nao
nunca`,
  from: `
de`,
  to: `
a
para`,
  respectively: `
respectivamente`,
  point: `
ponto
virgula`,
  joinsTens: `
e`,
  clock: `
ate`,
  whens: `
antes
ate
depois
quando`,
  habitual: `
costume
habitual
passada
passado
sempre`,
  repeating: `
igual
mesma
mesmo
repetimos
repito
sempre`,
  quoting: `
cotacao
cotar
orcamento
orcar`,
  pricing: `
custa
custam
custaria
preco
precos
quanto`,
  past: `
aconteceu
chegaram
chegou
onde`,
  ordered: `
adicionei
anotei
coloquei
comprar
pedi
pedido
pedir
posto
pus
queria`,
  former: `
comprava
compravamos
ia
iamos
inicialmente
levava
levavamos
originalmente
pedia
pediamos`,
  planned: `
pedem
pediram
pediu
pensava
queria
queriamos`,
  reasons: `
achei
adiada
adiado
ainda
cara
caras
caro
caros
empresta
emprestou
encontrei
orcamento
suficiente
temos
tenho`,
  insteadOf: `
lugar
vez`,
  thens: `
entao`,
  quantityLabels: `
qtd
qtde
quantidade`,
  numberSigns: `
n`,
  leadsQuantity: `
ainda
deve
favor
igual
sao
sejam
ser
so`,
  suffices: `
bastante
bem
bom
chega
sobra
suficiente`,
  noneLeft: `
nada
nenhum
nenhuma`,
  parLevels: `
alvo
ideal
maximo
minimo`,
  small: `
pequena
pequenas
pequeno
pequenos`,
  large: `
grande
grandes`,
  betweenCueAndNumber: `
agora
ainda
apenas
e
favor
mais
mas
so
umas
uns`,
  likewise: `
igualmente
tambem`,
  saying: `
avisou
disse
diz
dizem
falou
pediu`,
  rowLabels: `
linha
linhas
numero
numeros
pergunta
perguntas
ponto
pontos`,
  amending: `
alteracao
alteracoes
correcao
correcoes
mudanca
mudancas
nota
obs
ps`,
  sundries: `
diversos
extras
outras
outro
outros
variados
varios`,
  departments: `
aves
bebidas
carne
carnes
congelados
ervas
especiarias
fruta
frutas
hortalicas
laticinios
legumes
limpeza
mariscos
mercearia
padaria
peixes
talho
temperos
verduras`,
  oneThing: `
coisa
produto`,
  beforeRow: `
com
exceto
menos
sem
so`,
  fullness: `
aberta
aberto
cheia
cheias
cheio
cheios
inteira
inteiro
meia
meio`,
  talk: `
abraco
abracos
ainda
amiga
amigo
andar
ano
barato
camiao
canalizador
caro
carpinteiro
casa
casamento
chefe
cliente
clientes
cor
cores
cozinha
criancas
deus
dia
dias
dinheiro
eletricista
entrada
entre
entrega
entregar
escola
factura
fatura
favor
festa
filha
filho
gente
hora
horas
igreja
lado
loja
lote
marca
marcas
menos
mes
minutos
nunca
obra
obrigada
obrigado
pagamento
pagar
parte
pedreiro
pedreiros
pintor
porta
preco
predio
primeiro
resta
rua
saudacoes
segundo
sempre
senhor
senhora
tem
temos
tenho
terceiro
ultimo
urgente`,
  belows: `
abaixo
anexo
lista
reencaminhado
seguinte`,
  lists: `
encomenda
lista
listas
pedido
pedidos`,
  excepting: `
exceto
menos
salvo
sem`,
  came: `
chegaram
chegou`,
  cameWhen: `
domingo
hoje
ja
ontem
quarta
quinta
sabado
segunda
sexta
terca`,
  laters: `
abril
agosto
depois
dezembro
fevereiro
inverno
janeiro
julho
junho
maio
marco
novembro
outono
outubro
primavera
setembro
verao`,
  nexts: `
outra
proxima
proximo`,
  owners: `
propria
proprias
proprio
proprios`,
  offered: `
cotou
ofereceram
ofereceste
ofereceu
sugeriu`,
  puts: `
deixa
deixe
deixem`,
  atPlace: `
atras
com
fora
junto
na
nas`,
  ontoPlace: `
em
sobre`,
  notPlaces: `
lista
proxima
proximo
seguinte`,
  waits: `
guarda
guardem
segura
segurem`,
  untils: `
ate`,
  wishes: `
precisa
precisam
prefere
preferem
quer
querem
queremos
quero`,
  were: `
estava
estavam
vinha
vinham`,
  tellers: `
deixou
descarregou
entregou
mandou
trouxe`,
  refunds: `
credito
devolucao
devolver
dinheiro
reembolso`,
  givesBack: `
devolva
devolvam
devolvemos
devolvendo
devolvo
recolham`,
  again: `
enviar
envie
enviem
manda
mandar
mande
mandem
reenviar
reenvie
reenviem
reponha
reponham
repor
trocar
troquem`,
  soon: `
amanha
com
de
hoje
junto
logo
na
no
novamente
por
urgente`,
  lacking: `
falta
faltam
faltante
faltantes
pendente
pendentes`,
  doors: `
andar
apartamento
bloco
casa
edificio
quarto
sala`,
  opensNames: `
amigo
boa
bom
cliente
dia
loja
noite
tarde`,
  sames: `
mesma
mesmas
mesmo
mesmos`,
  respects: `
comprimento
cor
marca
medida
peso
sabor
tamanho
tipo`,
  naming: `
calibre
numero
tamanho
tipo`,
  settled: `
certo
ok
pronto
total`,
  roominess: `
espaco
lugar`,
  stores: `
armazem
arrecadacao
arrumos
balcao
bancada
cama
canto
casa
cave
chao
congelador
cozinha
deposito
despensa
dispensa
escritorio
estoque
frigorifico
garagem
gaveta
geladeira
geleira
janela
loja
mesa
obra
porta
prateleira
prateleiras
quarto
stock`,
  within: `
atras
debaixo
dentro
em
junto
na
nas
no
nos
sobre`,
  excess: `
demais
demasiadas
demasiados`,
  sums: `
entao
ficam
sao
seja
total`,
  hence: `
entao
isso
portanto
que`,
  perPlace: `
cada
por`,
  contrast: `
mas`,
  likens: `
com
de
em
para`,
  consumes: `
consumimos
gastamos
usamos
vendemos
vendo`,
  underway: `
carregada
carregado
carregaram
carregou
despachado
despachou
embalado
embalaram
embalou
enviado
faturado
fechado
fechou
partiu
saido
saiu`,
  notYet: `
ainda
esta
foi
nao
tiver
tiverem`,
  missing: `
acabou
esgotado
falta
nao
sem`,
  holding: `
chegaram
chegou
ha
houver
tem
tiver
tiverem`,
  asking: `
ha
onde
qual
quando
quanto
que
tem`,
  those: `
elas
eles
essas
esses
estas
estes`,
  ofThem: `
delas
deles
dessas
desses
destas
destes
disso`,
  replaces: `
alias
digo
errado
espera
espere
esperem
mal
melhor
muda
mude
pensando
queria
substitua
substitui
troca
trocar
troque`,
  swaps: `
muda
mude
substitua
substitui
troca
trocar
troque`,
  denies: `
nao`,
  links: `
da
das
de
do
dos`,
  suches: `
tais
tal`,
  because: `
pois
porque`,
  definite: `
a
as
o
os`,
  breaks: `
entao
favor
obrigada
obrigado
portanto`,
  unless: `
salvo`,
  pointing: `
aquilo
essa
esse
isso`,
  rises: `
aumenta
aumentar
aumente
aumentem
sobe
suba
subam
subir`,
  falls: `
baixa
baixar
baixe
baixem
diminua
diminuam
diminui
diminuir
reduz
reduza
reduzam
reduzir`,
  byMuch: `
em`,
  iOrdered: `
compramos
comprei
encomendamos
encomendei
pedi
pedimos`,
  longAgo: `
anteontem
ontem
passada
passado`,
  singles: `
avulsas
avulsos
soltas
soltos`,
  dittos: `
idem`,
  customary: `
diario
habitual
mensal
normal
semanal`,
  latest: `
anterior
passada
passado
ultima
ultimo`,
  occasions: `
encomenda
mes
pedido
semana
vez`,
  arrangements: `
conta
dia
endereco
hora
local
lugar
preco
sitio`,
  weeks: `
semana`,
  months: `
mes`,
};
